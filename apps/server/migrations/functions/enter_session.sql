-- Finds a session and sets its organization for the rest of the transaction, so that the statements sent along in the same
-- round trip already see its rows. Without such a session it returns nothing and sets nothing.
create or replace function enter_session(hash bytea)
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
