-- Data keys wrapped by another master key than `newest`, at most so many at once.
create or replace function data_keys_under_others(newest text, most integer)
  returns table (organization_id uuid, master_key_id text, wrapped bytea)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select k.organization_id, k.master_key_id, k.wrapped from organization_keys k where k.master_key_id <> newest limit most;
  end;
alter function data_keys_under_others(text, integer) owner to tillsight_keeper;
revoke execute on function data_keys_under_others(text, integer) from public;
grant execute on function data_keys_under_others(text, integer) to tillsight_app;
