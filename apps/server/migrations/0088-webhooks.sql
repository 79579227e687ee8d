-- Addresses of an organization's own that are told of events, each with its sealed secret; the former one signs as well until
-- `former_until`. `failing_since`: when the first try failed since one arrived.
create table webhook_addresses (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  url text not null check (length(url) <= 2000),
  kinds text[] not null,
  sealed bytea not null,
  former_sealed bytea,
  former_until timestamptz,
  is_on boolean not null,
  failing_since timestamptz,
  made_at timestamptz not null,
  primary key (organization_id, id)
);
select protect_tenant_table('webhook_addresses');
select open_to_keeper('webhook_addresses', array['select']);

-- What a webhook is told of: `body` as it is sent every time, `cause` by which one thing is told once. Of whose report or alert it
-- is stands in `user_id`, so that it goes when they go.
create table webhook_events (
  organization_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  kind text not null,
  cause text not null,
  user_id uuid,
  body text not null,
  made_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null,
  tried_at timestamptz,
  status integer,
  reason text,
  primary key (organization_id, id),
  unique (organization_id, webhook_id, kind, cause),
  foreign key (organization_id, webhook_id) references webhook_addresses on delete cascade,
  foreign key (organization_id, user_id) references users on delete cascade
);
create index webhook_events_latest on webhook_events (organization_id, webhook_id, made_at);
create index webhook_events_user on webhook_events (organization_id, user_id) where user_id is not null;
create index webhook_events_made_at on webhook_events (made_at);
select protect_tenant_table('webhook_events');
select open_to_keeper('webhook_events', array['select', 'delete']);
-- functions: a297cf44adb8
