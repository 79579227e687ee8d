-- Report configurations whose next slot lies between `at` and `until` and whose platforms were not checked for it yet.
-- The planner is told to walk the index: its statistics lag behind tables that grow quickly.
create or replace function claim_configurations_to_check(at timestamptz, until timestamptz, most integer)
  returns table (organization_id uuid, role text, frequency text, metrics jsonb, next_slot timestamptz)
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off
  begin atomic
    update configurations c set checked_slot = c.next_slot
      where (c.organization_id, c.user_id, c.role, c.frequency) in (
        select d.organization_id, d.user_id, d.role, d.frequency from configurations d
          where d.next_slot > at and d.next_slot <= until and d.checked_slot is distinct from d.next_slot
          order by d.next_slot limit most for update skip locked
      )
      returning c.organization_id, c.role, c.frequency, c.metrics, c.next_slot;
  end;
alter function claim_configurations_to_check(timestamptz, timestamptz, integer) owner to tillsight_keeper;
revoke execute on function claim_configurations_to_check(timestamptz, timestamptz, integer) from public;
grant execute on function claim_configurations_to_check(timestamptz, timestamptz, integer) to tillsight_app;
