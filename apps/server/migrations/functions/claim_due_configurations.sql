-- Report configurations that are due. They stay locked until the transaction ends, so that one process plans each.
-- The planner is told to walk the index: its statistics lag behind tables that grow quickly.
create or replace function claim_due_configurations(at timestamptz, most integer)
  returns table (
    organization_id uuid, user_id uuid, role text, frequency text, timing text,
    next_slot timestamptz, plan_after timestamptz, planned_day text, time_zone text
  )
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off
  begin atomic
    select c.organization_id, c.user_id, c.role, c.frequency, c.timing, c.next_slot, c.plan_after, c.planned_day, o.time_zone
      from configurations c join organizations o on o.organization_id = c.organization_id
      where c.next_slot <= at order by c.next_slot limit most for update of c skip locked;
  end;
alter function claim_due_configurations(timestamptz, integer) owner to tillsight_keeper;
revoke execute on function claim_due_configurations(timestamptz, integer) from public;
grant execute on function claim_due_configurations(timestamptz, integer) to tillsight_app;
