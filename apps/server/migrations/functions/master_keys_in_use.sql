-- Which master keys wrap data keys, and of how many organizations.
create or replace function master_keys_in_use() returns table (master_key_id text, organizations bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select k.master_key_id, count(*) from organization_keys k group by k.master_key_id;
  end;
alter function master_keys_in_use() owner to tillsight_keeper;
revoke execute on function master_keys_in_use() from public;
grant execute on function master_keys_in_use() to tillsight_app;
