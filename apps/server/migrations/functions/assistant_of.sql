-- Whose a code, a refresh token or an access token is.
create or replace function assistant_of(hash bytea) returns table (organization_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.organization_id, a.id from assistants a where a.code_hash = hash
    union all
    select a.organization_id, a.id from assistants a where a.family_hash = hash
    union all
    select a.organization_id, a.id from assistants a where a.access_hash = hash;
  end;
alter function assistant_of(bytea) owner to tillsight_keeper;
revoke execute on function assistant_of(bytea) from public;
grant execute on function assistant_of(bytea) to tillsight_app;
