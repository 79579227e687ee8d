-- The person with this address.
create or replace function find_user_by_email(address text)
  returns table (
    organization_id uuid, id uuid, email text, name text, role text, password_hash text, email_verified_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.organization_id, u.id, u.email, u.name, u.role, u.password_hash, u.email_verified_at
      from users u where u.email = address;
  end;
alter function find_user_by_email(text) owner to tillsight_keeper;
revoke execute on function find_user_by_email(text) from public;
grant execute on function find_user_by_email(text) to tillsight_app;
