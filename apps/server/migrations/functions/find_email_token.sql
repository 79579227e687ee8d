-- The mailed link with this hash and purpose.
create or replace function find_email_token(hash bytea, wanted text)
  returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select t.organization_id, t.user_id, t.expires_at
      from email_tokens t where t.token_hash = hash and t.purpose = wanted;
  end;
alter function find_email_token(bytea, text) owner to tillsight_keeper;
revoke execute on function find_email_token(bytea, text) from public;
grant execute on function find_email_token(bytea, text) to tillsight_app;
