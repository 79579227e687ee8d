-- Changing the master key while everything goes on: many data keys at once, each replaced only if it is still the one
-- that was read.
create function data_keys_under_others(newest text, most integer)
  returns table (organization_id uuid, master_key_id text, wrapped bytea)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select k.organization_id, k.master_key_id, k.wrapped from organization_keys k where k.master_key_id <> newest limit most;
  end;

create function replace_data_keys(ids uuid[], former text[], newest text[], fresh bytea[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare replaced integer;
begin
  update organization_keys k set master_key_id = n.newest, wrapped = n.fresh
    from unnest(ids, former, newest, fresh) as n(id, former, newest, fresh)
    where k.organization_id = n.id and k.master_key_id = n.former;
  get diagnostics replaced = row_count;
  return replaced;
end $$;

select open_to_keeper('organization_keys', array['update']);
alter function data_keys_under_others(text, integer) owner to tillsight_keeper;
alter function replace_data_keys(uuid[], text[], text[], bytea[]) owner to tillsight_keeper;
revoke execute on function data_keys_under_others(text, integer), replace_data_keys(uuid[], text[], text[], bytea[]) from public;
grant execute on function data_keys_under_others(text, integer), replace_data_keys(uuid[], text[], text[], bytea[]) to tillsight_app;

-- What is sealed with the product's own key is sealed anew in its place.
grant update on revocations to tillsight_app;
