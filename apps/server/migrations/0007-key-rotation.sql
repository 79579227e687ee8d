-- Whose data key is still wrapped by another master key than the newest.
create function organizations_under_old_key(newest text) returns table (organization_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select k.organization_id from organization_keys k where k.master_key_id <> newest;
  end;

select open_to_keeper('organization_keys', array['select']);
alter function organizations_under_old_key(text) owner to tillsight_keeper;
revoke execute on function organizations_under_old_key(text) from public;
grant execute on function organizations_under_old_key(text) to tillsight_app;
