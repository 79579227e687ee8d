-- Organizations that hold a grant of this shop or person.
create or replace function organizations_of_holder(by_provider text, by_holder text) returns table (organization_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select g.organization_id from grants g where g.provider = by_provider and g.shop = by_holder;
  end;
alter function organizations_of_holder(text, text) owner to tillsight_keeper;
revoke execute on function organizations_of_holder(text, text) from public;
grant execute on function organizations_of_holder(text, text) to tillsight_app;
