-- Adds one job in the caller's transaction. The queue's tables belong to the owner; the product may only add jobs.
create or replace function enqueue_job(name text, payload json, run_at timestamptz, key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(name, payload, run_at => run_at, job_key => key, max_attempts => 20);
end $$;
revoke execute on function enqueue_job(text, json, timestamptz, text) from public;
grant execute on function enqueue_job(text, json, timestamptz, text) to tillsight_app;
