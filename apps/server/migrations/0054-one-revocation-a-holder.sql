-- Whoever a grant is ended for: a shop, or an organization at Google. The latest of one holder stands for the earlier ones, because
-- ending one of them at the provider ends all. Without one it belonged to an organization that was erased.
alter table revocations add column holder text;
delete from revocations r using revocations later
  where r.provider = later.provider and r.shop = later.shop and (r.created_at, r.id) < (later.created_at, later.id);
update revocations set holder = shop;
alter table revocations add unique (provider, holder);

-- Whether one is kept again, by whichever organization.
create function is_grant_held(by_provider text, by_holder text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select from grants g where g.provider = by_provider and coalesce(g.shop, g.organization_id::text) = by_holder
    );
  end;

select open_to_keeper('grants', array['select']);
alter function is_grant_held(text, text) owner to tillsight_keeper;
revoke execute on function is_grant_held(text, text) from public;
grant execute on function is_grant_held(text, text) to tillsight_app;
