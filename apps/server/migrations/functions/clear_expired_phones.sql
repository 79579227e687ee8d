-- Deletes link codes that expired and messages that messengers brought before `received_before`.
create or replace function clear_expired_phones(at timestamptz, received_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from link_codes where expires_at < at;
    delete from inbound_messages where received_at < received_before;
  end;
alter function clear_expired_phones(timestamptz, timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_phones(timestamptz, timestamptz) from public;
grant execute on function clear_expired_phones(timestamptz, timestamptz) to tillsight_app;
