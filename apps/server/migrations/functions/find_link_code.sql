-- The code that links a phone or a Telegram. It is found here and deleted in the transaction that links, so that of many messages
-- with one code exactly one succeeds.
create or replace function find_link_code(hash bytea, at timestamptz)
  returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id, c.expires_at from link_codes c where c.code_hash = hash and c.expires_at > at;
  end;
alter function find_link_code(bytea, timestamptz) owner to tillsight_keeper;
revoke execute on function find_link_code(bytea, timestamptz) from public;
grant execute on function find_link_code(bytea, timestamptz) to tillsight_app;
