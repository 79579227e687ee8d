-- The API token with this hash, and the person it acts for.
create or replace function find_api_token(hash bytea)
  returns table (
    organization_id uuid, id uuid, user_id uuid, email text, name text, role text, scopes text[],
    expires_at timestamptz, used_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select t.organization_id, t.id, u.id, u.email, u.name, u.role, t.scopes, t.expires_at, t.used_at
      from api_tokens t join users u on u.organization_id = t.organization_id and u.id = t.user_id
      where t.token_hash = hash;
  end;
alter function find_api_token(bytea) owner to tillsight_keeper;
revoke execute on function find_api_token(bytea) from public;
grant execute on function find_api_token(bytea) to tillsight_app;
