-- Unlinks a number from everyone who had it, and returns who that was: a number belongs to whoever proved it last.
create or replace function release_phones(number bytea, scoped bytea)
  returns table (organization_id uuid, user_id uuid, ending text)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from phones p where p.number_hash = number or p.scoped_hash = scoped
      returning p.organization_id, p.user_id, p.ending;
  end;
alter function release_phones(bytea, bytea) owner to tillsight_keeper;
revoke execute on function release_phones(bytea, bytea) from public;
grant execute on function release_phones(bytea, bytea) to tillsight_app;
