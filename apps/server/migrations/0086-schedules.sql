-- What somebody is sent again and again: the question and the rhythm, never a figure. `next_slot`: when it is due next; `-infinity`
-- where it has to be found anew. `planned_day`: the local day of the last slot, which a change of zone must not bring twice.
create table schedules (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  sentence text not null,
  requests jsonb not null,
  cadence jsonb not null,
  "time" text not null,
  condition jsonb,
  channel text not null,
  is_paused boolean not null,
  made_at timestamptz not null,
  next_slot timestamptz not null,
  plan_after timestamptz not null,
  planned_day text,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create index schedules_user on schedules (organization_id, user_id);
create index schedules_next_slot on schedules (next_slot) where not is_paused;
select protect_tenant_table('schedules');
select open_to_keeper('schedules', array['select', 'update']);

-- A delivery may be of a schedule, as it may be of an alert.
alter table deliveries add schedule_id uuid;
alter table deliveries drop constraint deliveries_once;
alter table deliveries add constraint deliveries_once
  unique nulls not distinct (organization_id, user_id, role, frequency, slot, recipient_id, alert_id, schedule_id);
create index deliveries_schedule on deliveries (organization_id, schedule_id, slot) where schedule_id is not null;
drop function if exists read_deliveries(uuid[]);
-- functions: 9aaff4b8c0f4
