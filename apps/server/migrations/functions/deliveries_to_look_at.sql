-- Deliveries that have not moved when they should have. Each is put off to `again`, so that other processes leave it alone
-- meanwhile.
-- The planner is told to walk the index: its statistics lag behind tables that grow quickly.
create or replace function deliveries_to_look_at(at timestamptz, again timestamptz, most integer)
  returns table (organization_id uuid, id uuid, state text)
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off
  begin atomic
    update deliveries d set look_at = again
      where d.id in (select l.id from deliveries l where l.look_at <= at order by l.look_at limit most for update skip locked)
      returning d.organization_id, d.id, d.state;
  end;
alter function deliveries_to_look_at(timestamptz, timestamptz, integer) owner to tillsight_keeper;
revoke execute on function deliveries_to_look_at(timestamptz, timestamptz, integer) from public;
grant execute on function deliveries_to_look_at(timestamptz, timestamptz, integer) to tillsight_app;
