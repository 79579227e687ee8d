-- Deletes deliveries whose slot lies before this moment.
create or replace function clear_old_deliveries(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from deliveries where slot < before;
  end;
alter function clear_old_deliveries(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_old_deliveries(timestamptz) from public;
grant execute on function clear_old_deliveries(timestamptz) to tillsight_app;
