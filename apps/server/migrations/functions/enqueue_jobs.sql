-- Adds many jobs in the caller's transaction. `delay` is in seconds; a smaller `priority` runs first; jobs of one `queue` run
-- one after another.
create or replace function enqueue_jobs(name text, specs jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select (name, s.payload, s.queue, now() + make_interval(secs => coalesce(s.delay, 0)), 20, s.key,
      coalesce(s.priority, 0), null)::graphile_worker.job_spec
      from jsonb_to_recordset(specs) as s(payload json, key text, queue text, delay double precision, priority integer)
  ));
end $$;
revoke execute on function enqueue_jobs(text, jsonb) from public;
grant execute on function enqueue_jobs(text, jsonb) to tillsight_app, tillsight_keeper;
