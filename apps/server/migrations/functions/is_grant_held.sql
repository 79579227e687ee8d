-- Whether any organization holds a grant for this shop or Google account.
create or replace function is_grant_held(by_provider text, by_holder text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select from grants g where g.provider = by_provider and coalesce(g.shop, g.organization_id::text) = by_holder
    );
  end;
alter function is_grant_held(text, text) owner to tillsight_keeper;
revoke execute on function is_grant_held(text, text) from public;
grant execute on function is_grant_held(text, text) to tillsight_app;
