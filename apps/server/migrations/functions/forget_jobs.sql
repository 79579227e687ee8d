-- Deletes waiting jobs whose payload names one of these. A job that is running finds nobody and ends by itself.
create or replace function forget_jobs(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from graphile_worker._private_jobs j
    where j.locked_at is null
      and exists (select from json_each_text(j.payload) as part(name, value) where part.value = any (names));
end $$;
revoke execute on function forget_jobs(text[]) from public;
grant execute on function forget_jobs(text[]) to tillsight_app, tillsight_keeper;
