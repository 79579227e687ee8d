-- Organizations connected to this Shopify domain.
create or replace function organizations_of_shop(domain text) returns table (organization_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id from connections c where c.shop = domain;
  end;
alter function organizations_of_shop(text) owner to tillsight_keeper;
revoke execute on function organizations_of_shop(text) from public;
grant execute on function organizations_of_shop(text) to tillsight_app;
