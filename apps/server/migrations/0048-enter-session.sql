-- Whose session this is, and from here to the end of the transaction theirs is the organization whose rows are seen. What is
-- asked behind it in the same message so needs no visit of its own; without such a session it finds nothing.
create function enter_session(hash bytea)
  returns table (
    organization_id uuid, user_id uuid, email text, name text, role text, created_at timestamptz, seen_at timestamptz
  )
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select s.organization_id, s.user_id, s.email, s.name, s.role, s.created_at, s.seen_at
      from find_session(hash) s
      where set_config('tillsight.organization_id', s.organization_id::text, true) is not null;
  end;
alter function enter_session(bytea) owner to tillsight_keeper;
revoke execute on function enter_session(bytea) from public;
grant execute on function enter_session(bytea) to tillsight_app;
