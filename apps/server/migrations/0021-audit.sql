-- Acts that concern security, kept for a year. The product may add lines and nothing else: it cannot read, change or
-- remove one. Nobody is named: `about` and `actor` are hashes of random ids, which are gone with whom they belonged to.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  act text not null,
  about text,
  actor text,
  detail text
);
create index audit_log_at on audit_log (at);
grant insert on audit_log to tillsight_app;
grant select, delete on audit_log to tillsight_keeper;

create function clear_expired_audit(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from audit_log where at < before;
  end;
alter function clear_expired_audit(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_audit(timestamptz) from public;
grant execute on function clear_expired_audit(timestamptz) to tillsight_app;

-- Waiting jobs that name somebody who has left. A job that is running finds nobody and ends by itself.
create function forget_jobs(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from graphile_worker._private_jobs j
    where j.locked_at is null
      and exists (select from json_each_text(j.payload) as part(name, value) where part.value = any (names));
end $$;
revoke execute on function forget_jobs(text[]) from public;
grant execute on function forget_jobs(text[]) to tillsight_app;
