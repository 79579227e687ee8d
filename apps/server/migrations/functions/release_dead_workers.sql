-- Releases the jobs of processes that were not heard of for `dead_after` seconds, or whose database connection is gone, and
-- wakes the others. A dead worker held thousands of jobs it never began, so nine times out of ten a death does not count as
-- an attempt; a job that kills every worker still comes to an end. `new_after` applies to holders that never registered.
-- For the owner only.
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
    -- In the place of such a one another has come.
    delete from graphile_worker._private_jobs j
      where j.locked_by = any (dead) and j.key is null and j.attempts >= j.max_attempts;
    update graphile_worker._private_jobs j
      set attempts = greatest(0, j.attempts - case when random() < 0.9 then 1 else 0 end)
      where j.locked_by = any (dead);
    perform graphile_worker.force_unlock_workers(dead);
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":100}');
  end if;
end $$;
revoke execute on function release_dead_workers(double precision, double precision) from public;
