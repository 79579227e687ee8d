-- Ends what is over, and forgets programs that nobody has let in for a day.
create or replace function clear_expired_assistants(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from assistants where ends_at < at;
    delete from assistant_clients c where c.made_at < at - interval '1 day'
      and not exists (select from assistants a where a.client_id = c.client_id);
  end;
alter function clear_expired_assistants(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_assistants(timestamptz) from public;
grant execute on function clear_expired_assistants(timestamptz) to tillsight_app;
