-- Deletes acts older than this moment.
create or replace function clear_expired_audit(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from audit_log where at < before;
  end;
alter function clear_expired_audit(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_audit(timestamptz) from public;
grant execute on function clear_expired_audit(timestamptz) to tillsight_app;
