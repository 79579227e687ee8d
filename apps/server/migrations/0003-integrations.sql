-- One consent at one provider. `sealed` holds its tokens, encrypted with the organization's key.
create table grants (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  provider text not null,
  shop text,
  sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, provider)
);
select protect_tenant_table('grants');

-- What the Integrations page shows; one grant of Google's may serve two of these.
create table connections (
  organization_id uuid not null references organizations on delete cascade,
  provider text not null,
  status text not null,
  account jsonb,
  account_name text,
  shop text,
  reason text,
  needs_choice boolean not null default false,
  connected_at timestamptz,
  updated_at timestamptz not null,
  primary key (organization_id, provider)
);
create index connections_shop on connections (shop) where shop is not null;
select protect_tenant_table('connections');
select open_to_keeper('connections', array['select']);

-- A visit to a provider's consent page that has not come back. Single use, bound to the session that began it.
create table oauth_states (
  organization_id uuid not null references organizations on delete cascade,
  state_hash bytea not null,
  session_hash bytea not null,
  provider text not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (organization_id, state_hash)
);
select protect_tenant_table('oauth_states');
select open_to_keeper('oauth_states', array['select', 'delete']);

-- Notices of providers, by their own id; one that is delivered again is known already. What they say about customers is not kept.
create table webhooks (
  provider text not null,
  webhook_id text not null,
  topic text not null,
  shop text,
  triggered_at timestamptz not null,
  received_at timestamptz not null,
  done_at timestamptz,
  outcome text,
  primary key (provider, webhook_id)
);
grant select, insert, update on webhooks to tillsight_app;
grant select, delete on webhooks to tillsight_keeper;

-- Grants the product has let go of and still has to end at the provider. They belong to nobody any more, so that they
-- outlive an erased organization; sealed with the product's own key.
create table revocations (
  id uuid primary key,
  provider text not null,
  shop text,
  sealed bytea not null,
  created_at timestamptz not null
);
grant select, insert, delete on revocations to tillsight_app;
grant select, delete on revocations to tillsight_keeper;

create function organizations_of_shop(domain text) returns table (organization_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id from connections c where c.shop = domain;
  end;

create function clear_expired_integrations(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from oauth_states where expires_at < at;
    delete from webhooks where received_at < at - interval '60 days';
    delete from revocations where created_at < at - interval '7 days';
  end;

alter function organizations_of_shop(text) owner to tillsight_keeper;
alter function clear_expired_integrations(timestamptz) owner to tillsight_keeper;
revoke execute on function organizations_of_shop(text), clear_expired_integrations(timestamptz) from public;
grant execute on function organizations_of_shop(text), clear_expired_integrations(timestamptz) to tillsight_app;
