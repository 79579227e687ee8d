-- A workspace of Slack that an organization was added to. `team_hash` finds it by the workspace, which several may share; `sealed`
-- holds the workspace and the token that Slack gave.
create table slack_workspaces (
  organization_id uuid primary key references organizations on delete cascade,
  team_hash bytea not null,
  sealed bytea not null,
  added_at timestamptz not null
);
create index slack_workspaces_team on slack_workspaces (team_hash);
select protect_tenant_table('slack_workspaces');
select open_to_keeper('slack_workspaces', array['select', 'delete']);

-- The chat of a user with our app at Slack, as `telegram_chats` has them. Without the workspace there is none.
create table slack_chats (
  organization_id uuid not null references slack_workspaces on delete cascade,
  user_id uuid not null,
  chat_hash bytea not null,
  sealed bytea not null,
  linked_at timestamptz not null,
  talk_until timestamptz,
  apologised_at timestamptz,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index slack_chats_hash on slack_chats (chat_hash);
select protect_tenant_table('slack_chats');
select open_to_keeper('slack_chats', array['select', 'update', 'delete']);

-- Deliveries may go by Slack. Columns are added at the end of what is returned, so that the version before reads on.
drop function if exists teams_of(uuid[]);
drop function if exists read_deliveries(uuid[]);
-- functions: 6fbb881a9a2e
