-- Two roles without a login. The product acts as `tillsight_app`, which owns nothing. `tillsight_keeper` owns the few
-- functions that must see across organizations: finding whom a secret belongs to, and clearing what has expired.
-- Roles belong to the whole cluster, so another database may have made them already.
do $$ begin
  create role tillsight_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  create role tillsight_keeper nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant tillsight_app, tillsight_keeper to current_user;
grant usage on schema public to tillsight_app;
grant usage, create on schema public to tillsight_keeper;

-- Whose rows this transaction may see; null, and so nobody's, until it has said.
create function current_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('tillsight.organization_id', true), '')::uuid;

-- Every table with an organization_id goes through here.
create function protect_tenant_table(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy tenant on %I using (organization_id = current_organization()) with check (organization_id = current_organization())',
    name
  );
  execute format('grant select, insert, update, delete on %I to tillsight_app', name);
end $$;

-- Lets the keeper's functions see a table's rows of every organization, or clear them.
create function open_to_keeper(name text, actions text[]) returns void language plpgsql as $$
declare action text;
begin
  foreach action in array actions loop
    execute format('create policy keeper_%s on %I for %s to tillsight_keeper using (true)', action, name, action);
    execute format('grant %s on %I to tillsight_keeper', action, name);
  end loop;
end $$;

revoke execute on function protect_tenant_table(text), open_to_keeper(text, text[]) from public;
