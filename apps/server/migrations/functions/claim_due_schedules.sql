-- Schedules that are due, with the role of whoever made them. They stay locked until the transaction ends, so that one process plans
-- each. The planner is told to walk the index, as in claim_due_configurations.
create or replace function claim_due_schedules(at timestamptz, most integer)
  returns table (
    organization_id uuid, id uuid, user_id uuid, role text, cadence jsonb, "time" text, channel text,
    next_slot timestamptz, plan_after timestamptz, planned_day text, time_zone text
  )
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set enable_bitmapscan = off set enable_sort = off
  begin atomic
    select s.organization_id, s.id, s.user_id, u.role, s.cadence, s."time", s.channel,
      s.next_slot, s.plan_after, s.planned_day, o.time_zone
      from schedules s
      join organizations o on o.organization_id = s.organization_id
      join users u on u.organization_id = s.organization_id and u.id = s.user_id
      where s.next_slot <= at and not s.is_paused order by s.next_slot limit most for update of s skip locked;
  end;
alter function claim_due_schedules(timestamptz, integer) owner to tillsight_keeper;
revoke execute on function claim_due_schedules(timestamptz, integer) from public;
grant execute on function claim_due_schedules(timestamptz, integer) to tillsight_app;
