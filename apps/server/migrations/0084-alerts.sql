-- What somebody wants to be told of when it is so: the question and the condition, never a figure. `next_look`: when it is looked at
-- again; a look under way puts it off, and only whoever put it off may write what came of it. `cleared_at`: when it was last seen not
-- to be so, before which it does not fire again. `failed_at`: since when a platform could not be read; null when it could.
create table alerts (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  sentence text not null,
  request jsonb not null,
  condition jsonb not null,
  channel text not null,
  every_minutes integer not null,
  quiet_from text not null,
  quiet_to text not null,
  rest_hours integer not null,
  is_paused boolean not null,
  made_at timestamptz not null,
  next_look timestamptz not null,
  looked_at timestamptz,
  fired_at timestamptz,
  cleared_at timestamptz,
  failed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create index alerts_user on alerts (organization_id, user_id);
create index alerts_next_look on alerts (next_look) where not is_paused;
select protect_tenant_table('alerts');
select open_to_keeper('alerts', array['select']);

-- A delivery may be of an alert; then role and frequency only say whose it is and how soon it is too late.
alter table deliveries add alert_id uuid;
do $$
declare name text;
begin
  select conname into strict name from pg_constraint where conrelid = 'deliveries'::regclass and contype = 'u';
  execute format('alter table deliveries drop constraint %I', name);
end $$;
alter table deliveries add constraint deliveries_once
  unique nulls not distinct (organization_id, user_id, role, frequency, slot, recipient_id, alert_id);
drop function if exists read_deliveries(uuid[]);
-- functions: bded4cdefb68
