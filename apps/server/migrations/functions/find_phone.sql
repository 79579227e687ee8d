-- Whose phone this is. WhatsApp's id for the pair of numbers counts more than the number itself, which may have a new owner.
create or replace function find_phone(number bytea, scoped bytea) returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select p.organization_id, p.user_id from phones p
      where p.scoped_hash = scoped or p.number_hash = number
      order by p.scoped_hash is not distinct from scoped desc limit 1;
  end;
alter function find_phone(bytea, bytea) owner to tillsight_keeper;
revoke execute on function find_phone(bytea, bytea) from public;
grant execute on function find_phone(bytea, bytea) to tillsight_app;
