-- By which connection a process said last that it lives. A process that is killed loses its connections at once: when that one
-- is gone and nothing was heard for longer than a beat takes, nobody needs to wait until it has been silent for so long that
-- it must be dead. Null: it says so by time alone.
alter table workers add backend integer, add backend_since timestamptz;

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
    perform graphile_worker.force_unlock_workers(dead);
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":100}');
  end if;
end $$;
