-- Whom a request with this access token speaks for.
create or replace function find_assistant(hash bytea)
  returns table (
    organization_id uuid, id uuid, user_id uuid, email text, name text, role text, scopes text[],
    access_expires_at timestamptz, used_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.organization_id, a.id, u.id, u.email, u.name, u.role, a.scopes, a.access_expires_at, a.used_at
      from assistants a join users u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.access_hash = hash;
  end;
alter function find_assistant(bytea) owner to tillsight_keeper;
revoke execute on function find_assistant(bytea) from public;
grant execute on function find_assistant(bytea) to tillsight_app;
