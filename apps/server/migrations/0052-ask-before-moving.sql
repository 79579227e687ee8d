-- A phone that is somebody's is asked before it goes to another account. `moving_to`: the hash of the code it sent;
-- `moving_asked_at`: when it was asked back. How long a YES counts is how long the code does.
alter table phones add moving_to bytea, add moving_asked_at timestamptz;

-- A code is found first and taken later, in the transaction that links the phone: of many messages with one code exactly
-- one takes it, and a password that is reset meanwhile leaves none to be taken.
create function find_link_code(hash bytea, at timestamptz) returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id, c.expires_at from link_codes c where c.code_hash = hash and c.expires_at > at;
  end;

-- A number belongs to the one who proved it last; whose it was before is told.
create function release_phones(number bytea, scoped bytea) returns table (organization_id uuid, user_id uuid, ending text)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from phones p where p.number_hash = number or p.scoped_hash = scoped
      returning p.organization_id, p.user_id, p.ending;
  end;

drop function take_link_code(bytea, timestamptz);
drop function release_phone(bytea, bytea);
alter function find_link_code(bytea, timestamptz) owner to tillsight_keeper;
alter function release_phones(bytea, bytea) owner to tillsight_keeper;
revoke execute on function find_link_code(bytea, timestamptz), release_phones(bytea, bytea) from public;
grant execute on function find_link_code(bytea, timestamptz), release_phones(bytea, bytea) to tillsight_app;
