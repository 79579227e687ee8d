-- Replaces wrapped data keys, each only if it still is the one that was read. Returns how many were replaced.
create or replace function replace_data_keys(ids uuid[], former text[], newest text[], fresh bytea[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare replaced integer;
begin
  update organization_keys k set master_key_id = n.newest, wrapped = n.fresh
    from unnest(ids, former, newest, fresh) as n(id, former, newest, fresh)
    where k.organization_id = n.id and k.master_key_id = n.former;
  get diagnostics replaced = row_count;
  return replaced;
end $$;
alter function replace_data_keys(uuid[], text[], text[], bytea[]) owner to tillsight_keeper;
revoke execute on function replace_data_keys(uuid[], text[], text[], bytea[]) from public;
grant execute on function replace_data_keys(uuid[], text[], text[], bytea[]) to tillsight_app;
