-- Writes when each configuration is next due.
-- Looked up one by one, as in begin_sends.
create or replace function replan(plans jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    update configurations c
      set next_slot = p.next_slot, plan_after = p.plan_after, planned_day = p.planned_day
      from jsonb_to_recordset(plans) as p(
        organization_id uuid, user_id uuid, role text, frequency text,
        next_slot timestamptz, plan_after timestamptz, planned_day text
      )
      where c.organization_id = p.organization_id and c.user_id = p.user_id
        and c.role = p.role and c.frequency = p.frequency;
  end;
alter function replan(jsonb) owner to tillsight_keeper;
revoke execute on function replan(jsonb) from public;
grant execute on function replan(jsonb) to tillsight_app;
