-- When each configuration is next looked at: its next slot, or `-infinity` when that has to be found anew, which is so after
-- it was saved and after the organization's time zone has changed. `plan_after`: slots up to then are not its concern.
-- `planned_day`: the local day whose report was planned last; no day is planned twice unless it was saved since.
alter table configurations
  add next_slot timestamptz not null default '-infinity',
  add plan_after timestamptz not null default now(),
  add planned_day text;
create index configurations_next_slot on configurations (next_slot);
select open_to_keeper('configurations', array['select', 'update']);
select open_to_keeper('organizations', array['select']);

create function replan_configurations() returns trigger language plpgsql as $$
begin
  update configurations set next_slot = '-infinity' where organization_id = new.organization_id;
  return null;
end $$;
create trigger organizations_time_zone after update of time_zone on organizations
  for each row when (old.time_zone is distinct from new.time_zone) execute function replan_configurations();

-- One report to one person: that it was due, how it went, and nothing of what it said. `user_id`, `role` and `frequency` name
-- the configuration, `day` the local day it belongs to. `epoch` counts the times sending was begun; what is heard of
-- one up to `void_epoch` does not matter any more. `look_at`: when somebody should see how it stands, if ever. `way`: how it should go when not the usual way. `message_hash` stands for WhatsApp's id of it.
create table deliveries (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  role text not null,
  frequency text not null,
  slot timestamptz not null,
  day text not null,
  time_zone text not null,
  recipient_id uuid not null,
  test boolean not null,
  channel text not null,
  state text not null,
  reason text,
  way text,
  epoch integer not null default 0,
  void_epoch integer not null default 0,
  tries integer not null default 0,
  look_at timestamptz,
  intent_at timestamptz,
  opens_window boolean not null default false,
  business_number text,
  message_hash bytea,
  primary key (organization_id, id),
  unique (organization_id, user_id, role, frequency, slot, recipient_id),
  foreign key (organization_id, user_id) references users on delete cascade,
  foreign key (organization_id, recipient_id) references users on delete cascade
);
create unique index deliveries_id on deliveries (id);
create index deliveries_look_at on deliveries (look_at) where look_at is not null;
create index deliveries_message on deliveries (message_hash) where message_hash is not null;
create index deliveries_recipient on deliveries (organization_id, recipient_id, slot);
create index deliveries_opened on deliveries (intent_at) where opens_window;
create index deliveries_slot on deliveries (slot);
select protect_tenant_table('deliveries');
select open_to_keeper('deliveries', array['select', 'update', 'delete']);
create policy keeper_insert on deliveries for insert to tillsight_keeper with check (true);
grant insert on deliveries to tillsight_keeper;

-- Every process that carries out jobs, and when it last said so.
create table workers (
  pool_id text primary key,
  seen_at timestamptz not null
);

-- Gives back what processes hold that have not been heard of, and wakes those that can go on with it. For the owner only.
create function release_dead_workers(dead_after double precision, new_after double precision) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare dead text[];
begin
  with gone as (
    delete from workers where seen_at < clock_timestamp() - make_interval(secs => dead_after) returning pool_id
  )
  select array(
    select pool_id from gone
    union
    select j.locked_by from graphile_worker._private_jobs j
      where j.locked_by is not null and j.locked_at < clock_timestamp() - make_interval(secs => new_after)
        and not exists (select from workers w where w.pool_id = j.locked_by)
  ) into dead;
  if cardinality(dead) > 0 then
    perform graphile_worker.force_unlock_workers(dead);
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":100}');
  end if;
end $$;
revoke execute on function release_dead_workers(double precision, double precision) from public;

-- Whose rows these are stay locked until the transaction ends, so that each is planned by one process.
create function claim_due_configurations(at timestamptz, most integer)
  returns table (
    organization_id uuid, user_id uuid, role text, frequency text, timing text,
    next_slot timestamptz, plan_after timestamptz, planned_day text, time_zone text
  )
  language sql security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id, c.role, c.frequency, c.timing, c.next_slot, c.plan_after, c.planned_day, o.time_zone
      from configurations c join organizations o on o.organization_id = c.organization_id
      where c.next_slot <= at order by c.next_slot limit most for update of c skip locked;
  end;

create function teams_of(ids uuid[]) returns table (organization_id uuid, id uuid, role text, has_phone boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.organization_id, u.id, u.role, p.user_id is not null from users u
      left join phones p on p.organization_id = u.organization_id and p.user_id = u.id
      where u.organization_id = any (ids) order by u.created_at, u.id;
  end;

create function claims_of(ids uuid[]) returns table (organization_id uuid, user_id uuid, role text, frequency text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id, c.role, c.frequency from configurations c where c.organization_id = any (ids);
  end;

create function replan(plans jsonb) returns void
  language sql security definer set search_path = public, pg_temp
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

-- The unique key is what keeps a report from being planned twice. Returns those that are new.
create function plan_deliveries(planned jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into deliveries (
      organization_id, id, user_id, role, frequency, slot, day, time_zone, recipient_id, test, channel, state, reason, look_at
    )
      select p.organization_id, p.id, p.user_id, p.role, p.frequency, p.slot, p.day, p.time_zone, p.recipient_id,
        false, p.channel, p.state, p.reason, p.look_at
        from jsonb_to_recordset(planned) as p(
          organization_id uuid, id uuid, user_id uuid, role text, frequency text, slot timestamptz, day text,
          time_zone text, recipient_id uuid, channel text, state text, reason text, look_at timestamptz
        )
      on conflict do nothing
      returning id;
  end;

-- Everything that deciding about deliveries needs, in one visit.
create function read_deliveries(ids uuid[])
  returns table (
    organization_id uuid, id uuid, user_id uuid, role text, frequency text, slot timestamptz, day text, recipient_id uuid,
    test boolean, channel text, state text, way text, epoch integer, tries integer, intent_at timestamptz,
    delivery_number text, metrics jsonb, owner_role text, recipient_role text, name text, email text, store text,
    time_zone text, currency text, country text, master_key_id text, wrapped bytea, sealed bytea, business_number text,
    linked_at timestamptz, heard_at timestamptz, reports_stopped_at timestamptz, doubted_at timestamptz,
    unreachable_at timestamptz, window_closed_at timestamptz, held_until timestamptz, templates_held_until timestamptz, proved_until timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select d.organization_id, d.id, d.user_id, d.role, d.frequency, d.slot, d.day, d.recipient_id,
      d.test, d.channel, d.state, d.way, d.epoch, d.tries, d.intent_at,
      d.business_number, c.metrics, w.role, r.role, r.name, r.email, o.name,
      o.time_zone, o.currency, o.country, k.master_key_id, k.wrapped, p.sealed, p.business_number,
      p.linked_at, p.heard_at, p.reports_stopped_at, p.doubted_at,
      p.unreachable_at, p.window_closed_at, n.held_until, n.templates_held_until, n.proved_until
      from deliveries d
      join organizations o on o.organization_id = d.organization_id
      join users w on w.organization_id = d.organization_id and w.id = d.user_id
      join users r on r.organization_id = d.organization_id and r.id = d.recipient_id
      left join configurations c on c.organization_id = d.organization_id and c.user_id = d.user_id
        and c.role = d.role and c.frequency = d.frequency
      left join phones p on p.organization_id = d.organization_id and p.user_id = d.recipient_id
      left join organization_keys k on k.organization_id = d.organization_id
      left join business_numbers n on n.id = coalesce(d.business_number, p.business_number)
      where d.id = any (ids);
  end;

create function people_opened_since(since timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(distinct d.recipient_id) from deliveries d where d.opens_window and d.intent_at > since;
  end;

-- The intent: committed before anything leaves. Of many that try, one begins; nobody begins after STOP, nor faster than one
-- message in six seconds with bursts of forty-five to one phone, nor are conversations opened with more than `people` in a
-- day. Returns those that may be sent now.
create function begin_sends(wanted jsonb, at timestamptz, look timestamptz, people integer)
  returns table (begun uuid, begun_epoch integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare room bigint;
begin
  if people is not null and jsonb_path_exists(wanted, '$[*] ? (@.opens_window == true)') then
    perform pg_advisory_xact_lock(7151002);
    room := people - people_opened_since(at - interval '24 hours');
  end if;
  return query
    with w as (
      select x.*, row_number() over (partition by x.opens_window) as place
        from jsonb_to_recordset(wanted)
          as x(id uuid, epoch integer, channel text, business_number text, opens_window boolean, reason text)
    ),
    paced as (
      update phones p set full_at = greatest(p.full_at, at) + interval '6 seconds'
        from w join deliveries d on d.id = w.id
        where w.channel = 'whatsapp' and d.state = 'planned' and d.epoch = w.epoch
          and (room is null or not w.opens_window or w.place <= room)
          and p.organization_id = d.organization_id and p.user_id = d.recipient_id and p.reports_stopped_at is null
          and greatest(p.full_at, at) + interval '6 seconds' <= at + interval '270 seconds'
        returning d.id
    )
    update deliveries d
      set state = 'sending', epoch = d.epoch + 1, intent_at = at, look_at = look, channel = w.channel,
        business_number = w.business_number, opens_window = w.opens_window, reason = w.reason
      from w
      where d.id = w.id and d.state = 'planned' and d.epoch = w.epoch
        and (w.channel = 'email' or d.id in (select paced.id from paced))
      returning d.id, d.epoch;
end $$;

-- What became of them. `from_state` and `epoch` say what the writer believed: whoever was overtaken changes nothing.
create function record_deliveries(records jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  begin atomic
    with r as (
      select * from jsonb_to_recordset(records) as x(
        id uuid, epoch integer, from_states text[], state text, reason text, way text, channel text, tries integer,
        look_at timestamptz, message_hash text, is_void boolean
      )
    ),
    named as (
      -- The id is worth knowing even when a status was quicker than the answer.
      update deliveries d set message_hash = decode(r.message_hash, 'hex')
        from r where d.id = r.id and d.epoch = r.epoch and r.message_hash is not null and not d.state = any (r.from_states)
    )
    update deliveries d
      set state = r.state, reason = r.reason, way = r.way, channel = coalesce(r.channel, d.channel),
        tries = coalesce(r.tries, d.tries), look_at = r.look_at,
        void_epoch = case when r.is_void then d.epoch else d.void_epoch end,
        message_hash = coalesce(decode(r.message_hash, 'hex'), d.message_hash)
      from r where d.id = r.id and d.epoch = r.epoch and d.state = any (r.from_states)
      returning d.id;
  end;

-- Statuses never go back, and nothing overwrites a failure. Returns those that failed just now.
create function note_statuses(statuses jsonb) returns table (organization_id uuid, id uuid, epoch integer, code integer)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    with s as (
      select distinct on (x.id) x.*
        from jsonb_to_recordset(statuses) as x(id uuid, epoch integer, state text, rank integer, reason text, code integer)
        order by x.id, x.epoch desc, x.rank desc
    ),
    proofs as (
      insert into business_numbers as n (id, proved_until)
        select d.business_number, max(d.intent_at) from s join deliveries d on d.id = s.id and d.epoch = s.epoch
          where d.business_number is not null and d.intent_at is not null group by 1
        on conflict (id) do update set proved_until = greatest(n.proved_until, excluded.proved_until)
    ),
    noted as (
      update deliveries d set state = s.state, reason = s.reason, look_at = null
        from s
        where d.id = s.id and d.channel = 'whatsapp' and s.epoch <= d.epoch and s.epoch > d.void_epoch
          and case s.state
            when 'failed' then s.epoch = d.epoch and d.state in ('sending', 'accepted', 'sent', 'unknown')
            else s.rank > case d.state
              when 'planned' then 0 when 'sending' then 0 when 'unknown' then 0
              when 'accepted' then 1 when 'sent' then 2 when 'delivered' then 3 else 9 end
          end
        returning d.organization_id, d.id, d.epoch, d.state
    )
    select noted.organization_id, noted.id, noted.epoch, s.code
      from noted join s on s.id = noted.id where noted.state = 'failed';
  end;

-- Somebody should see how these stand; others look elsewhere meanwhile.
create function deliveries_to_look_at(at timestamptz, again timestamptz, most integer)
  returns table (organization_id uuid, id uuid, state text)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update deliveries d set look_at = again
      where d.id in (select l.id from deliveries l where l.look_at <= at order by l.look_at limit most for update skip locked)
      returning d.organization_id, d.id, d.state;
  end;

create function clear_old_deliveries(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from deliveries where slot < before;
  end;

alter function claim_due_configurations(timestamptz, integer) owner to tillsight_keeper;
alter function teams_of(uuid[]) owner to tillsight_keeper;
alter function claims_of(uuid[]) owner to tillsight_keeper;
alter function replan(jsonb) owner to tillsight_keeper;
alter function plan_deliveries(jsonb) owner to tillsight_keeper;
alter function read_deliveries(uuid[]) owner to tillsight_keeper;
alter function begin_sends(jsonb, timestamptz, timestamptz, integer) owner to tillsight_keeper;
alter function record_deliveries(jsonb) owner to tillsight_keeper;
alter function note_statuses(jsonb) owner to tillsight_keeper;
alter function deliveries_to_look_at(timestamptz, timestamptz, integer) owner to tillsight_keeper;
alter function people_opened_since(timestamptz) owner to tillsight_keeper;
alter function clear_old_deliveries(timestamptz) owner to tillsight_keeper;
revoke execute on function
  claim_due_configurations(timestamptz, integer), teams_of(uuid[]), claims_of(uuid[]), replan(jsonb),
  plan_deliveries(jsonb), read_deliveries(uuid[]), begin_sends(jsonb, timestamptz, timestamptz, integer), record_deliveries(jsonb),
  note_statuses(jsonb), deliveries_to_look_at(timestamptz, timestamptz, integer), people_opened_since(timestamptz),
  clear_old_deliveries(timestamptz) from public;
grant execute on function
  claim_due_configurations(timestamptz, integer), teams_of(uuid[]), claims_of(uuid[]), replan(jsonb),
  plan_deliveries(jsonb), read_deliveries(uuid[]), begin_sends(jsonb, timestamptz, timestamptz, integer), record_deliveries(jsonb),
  note_statuses(jsonb), deliveries_to_look_at(timestamptz, timestamptz, integer), people_opened_since(timestamptz),
  clear_old_deliveries(timestamptz) to tillsight_app;
