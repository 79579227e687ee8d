-- Deletes expired mail links and budgets that are full again, and sessions last used before `idle_before` or begun before
-- `made_before`.
create or replace function clear_expired_accounts(at timestamptz, idle_before timestamptz, made_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from sessions where seen_at < idle_before or created_at < made_before;
    delete from email_tokens where expires_at < at;
    delete from budgets where full_at < at;
  end;
alter function clear_expired_accounts(timestamptz, timestamptz, timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_accounts(timestamptz, timestamptz, timestamptz) from public;
grant execute on function clear_expired_accounts(timestamptz, timestamptz, timestamptz) to tillsight_app;
