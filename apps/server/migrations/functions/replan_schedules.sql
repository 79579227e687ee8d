-- Writes when each schedule is next due.
-- Looked up one by one, as in begin_sends.
create or replace function replan_schedules(plans jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    update schedules s
      set next_slot = p.next_slot, plan_after = p.plan_after, planned_day = p.planned_day
      from jsonb_to_recordset(plans) as p(
        organization_id uuid, id uuid, next_slot timestamptz, plan_after timestamptz, planned_day text
      )
      where s.organization_id = p.organization_id and s.id = p.id;
  end;
alter function replan_schedules(jsonb) owner to tillsight_keeper;
revoke execute on function replan_schedules(jsonb) from public;
grant execute on function replan_schedules(jsonb) to tillsight_app;
