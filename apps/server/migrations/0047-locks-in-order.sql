-- Workers record what became of deliveries while the statuses of the same ones arrive. Whoever changes several rows takes them
-- in the order of their ids, so that nobody waits in a circle: the one that PostgreSQL ends then has to begin its batch anew,
-- seconds later.
create or replace function record_deliveries(records jsonb) returns setof uuid
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    with r as (
      select * from jsonb_to_recordset(records) as x(
        id uuid, epoch integer, from_states text[], state text, reason text, way text, channel text, tries integer,
        look_at timestamptz, message_hash text, is_void boolean
      )
    ),
    held as materialized (
      select d.id from deliveries d where d.id in (select r.id from r) order by d.id for update
    ),
    written as (
      update deliveries d
        set message_hash = coalesce(decode(r.message_hash, 'hex'), d.message_hash),
          state = case when d.state = any (r.from_states) then r.state else d.state end,
          reason = case when d.state = any (r.from_states) then r.reason else d.reason end,
          way = case when d.state = any (r.from_states) then r.way else d.way end,
          channel = case when d.state = any (r.from_states) then coalesce(r.channel, d.channel) else d.channel end,
          tries = case when d.state = any (r.from_states) then coalesce(r.tries, d.tries) else d.tries end,
          look_at = case when d.state = any (r.from_states) then r.look_at else d.look_at end,
          void_epoch = case when d.state = any (r.from_states) and r.is_void then d.epoch else d.void_epoch end
        from held join r on r.id = held.id where d.id = held.id and d.epoch = r.epoch
        returning d.id, d.state = r.state as is_so
    )
    select written.id from written where written.is_so;
  end;

create or replace function note_statuses(statuses jsonb) returns table (organization_id uuid, id uuid, epoch integer, code integer)
  language sql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    with s as (
      select distinct on (x.id) x.*
        from jsonb_to_recordset(statuses) as x(id uuid, epoch integer, state text, rank integer, reason text, code integer)
        order by x.id, x.epoch desc, x.rank desc
    ),
    held as materialized (
      select d.id from deliveries d where d.id in (select s.id from s) order by d.id for update
    ),
    proofs as (
      insert into business_numbers as n (id, proved_until)
        select d.business_number, max(d.intent_at) from s join deliveries d on d.id = s.id and d.epoch = s.epoch
          where d.business_number is not null and d.intent_at is not null group by 1 order by 1
        on conflict (id) do update set proved_until = greatest(n.proved_until, excluded.proved_until)
    ),
    noted as (
      update deliveries d
        set state = s.state, look_at = null,
          reason = case
            when s.state = 'failed' then s.reason
            when d.state in ('sending', 'accepted', 'sent', 'delivered') then d.reason
          end
        from held join s on s.id = held.id
        where d.id = held.id and d.channel = 'whatsapp' and s.epoch <= d.epoch and s.epoch > d.void_epoch
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

create or replace function begin_sends(wanted jsonb, at timestamptz, look timestamptz, people integer)
  returns table (begun uuid, begun_epoch integer)
  language plpgsql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare room bigint;
begin
  if people is not null and jsonb_path_exists(wanted, '$[*] ? (@.opens_window == true)') then
    perform pg_advisory_xact_lock(7151002);
    room := people - people_opened_since(at - interval '24 hours');
  end if;
  perform d.id from jsonb_to_recordset(wanted) as x(id uuid) join deliveries d on d.id = x.id order by d.id for update of d;
  perform p.user_id from jsonb_to_recordset(wanted) as x(id uuid) join deliveries d on d.id = x.id
    join phones p on p.organization_id = d.organization_id and p.user_id = d.recipient_id order by p.user_id for update of p;
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

-- A job in whose place another has come is not done again once its holder is dead, so that it may go with them.
create or replace function release_dead_workers(dead_after double precision, new_after double precision) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare dead text[];
begin
  with gone as (
    delete from workers w
      where w.seen_at < clock_timestamp() - make_interval(secs => dead_after)
        or w.seen_at < clock_timestamp() - make_interval(secs => dead_after / 2) and w.backend is not null
          and not exists (
            select from pg_stat_activity a
              where a.pid = w.backend and (a.backend_start is null or a.backend_start = w.backend_since)
          )
      returning pool_id
  )
  select array(
    select pool_id from gone
    union
    select j.locked_by from graphile_worker._private_jobs j
      where j.locked_by is not null and j.locked_at < clock_timestamp() - make_interval(secs => new_after)
        and not exists (select from workers w where w.pool_id = j.locked_by)
  ) into dead;
  if cardinality(dead) > 0 then
    delete from graphile_worker._private_jobs j
      where j.locked_by = any (dead) and j.key is null and j.attempts >= j.max_attempts;
    perform graphile_worker.force_unlock_workers(dead);
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":100}');
  end if;
end $$;
