-- The session with this token hash, and the person it belongs to.
create or replace function find_session(hash bytea)
  returns table (
    organization_id uuid, user_id uuid, email text, name text, role text, created_at timestamptz, seen_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.organization_id, u.id, u.email, u.name, u.role, s.created_at, s.seen_at
      from sessions s join users u on u.organization_id = s.organization_id and u.id = s.user_id
      where s.token_hash = hash;
  end;
alter function find_session(bytea) owner to tillsight_keeper;
revoke execute on function find_session(bytea) from public;
grant execute on function find_session(bytea) to tillsight_app;
