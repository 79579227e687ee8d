-- Deletes OAuth states and installations that expired, webhooks older than 60 days and revocations older than 7.
create or replace function clear_expired_integrations(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from oauth_states where expires_at < at;
    delete from installations where expires_at < at;
    delete from webhooks where received_at < at - interval '60 days';
    delete from revocations where created_at < at - interval '7 days';
  end;
alter function clear_expired_integrations(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_integrations(timestamptz) from public;
grant execute on function clear_expired_integrations(timestamptz) to tillsight_app;
