-- Who has configured which report in these organizations.
-- Looked up one by one, as in begin_sends.
create or replace function claims_of(ids uuid[]) returns table (organization_id uuid, user_id uuid, role text, frequency text)
  language sql stable security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    select c.organization_id, c.user_id, c.role, c.frequency from configurations c where c.organization_id = any (ids);
  end;
alter function claims_of(uuid[]) owner to tillsight_keeper;
revoke execute on function claims_of(uuid[]) from public;
grant execute on function claims_of(uuid[]) to tillsight_app;
