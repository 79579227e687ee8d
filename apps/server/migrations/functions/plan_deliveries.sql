-- Plans deliveries and returns the new ones. The table's unique key keeps a report from being planned twice.
create or replace function plan_deliveries(planned jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into deliveries (
      organization_id, id, user_id, role, frequency, slot, day, time_zone, recipient_id, test, channel, state, reason, look_at,
      way, schedule_id
    )
      select p.organization_id, p.id, p.user_id, p.role, p.frequency, p.slot, p.day, p.time_zone, p.recipient_id,
        false, p.channel, p.state, p.reason, p.look_at, p.way, p.schedule_id
        from jsonb_to_recordset(planned) as p(
          organization_id uuid, id uuid, user_id uuid, role text, frequency text, slot timestamptz, day text,
          time_zone text, recipient_id uuid, channel text, state text, reason text, look_at timestamptz,
          way text, schedule_id uuid
        )
      on conflict do nothing
      returning id;
  end;
alter function plan_deliveries(jsonb) owner to tillsight_keeper;
revoke execute on function plan_deliveries(jsonb) from public;
grant execute on function plan_deliveries(jsonb) to tillsight_app;
