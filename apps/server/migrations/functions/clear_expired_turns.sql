-- Deletes chat turns asked before this moment.
create or replace function clear_expired_turns(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from chat_turns where asked_at < before;
  end;
alter function clear_expired_turns(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_turns(timestamptz) from public;
grant execute on function clear_expired_turns(timestamptz) to tillsight_app;
