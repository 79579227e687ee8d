-- Deletes API tokens that expired before this moment.
create or replace function clear_expired_api_tokens(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from api_tokens where expires_at < before;
  end;
alter function clear_expired_api_tokens(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_api_tokens(timestamptz) from public;
grant execute on function clear_expired_api_tokens(timestamptz) to tillsight_app;
