-- One table for the chats of all messengers that know people by an account; a further messenger is a further part of it. What was
-- linked until now stays where it lies and becomes a part, so that the version before goes on reading and writing it by its name, and
-- by functions (`find_telegram_chat` and its like) that stay in the databases that have them.
create table messenger_chats (
  organization_id uuid not null,
  user_id uuid not null,
  chat_hash bytea not null,
  sealed bytea not null,
  linked_at timestamptz not null,
  talk_until timestamptz,
  apologised_at timestamptz,
  messenger text not null,
  primary key (organization_id, user_id, messenger),
  foreign key (organization_id, user_id) references users on delete cascade
) partition by list (messenger);
select protect_tenant_table('messenger_chats');
select open_to_keeper('messenger_chats', array['select', 'update', 'delete']);

-- The version before names no messenger, and finds a row by its person.
alter table telegram_chats
  add column messenger text not null default 'telegram',
  drop constraint telegram_chats_pkey,
  add constraint telegram_chats_person unique (organization_id, user_id);
alter table slack_chats
  add column messenger text not null default 'slack',
  drop constraint slack_chats_pkey,
  add constraint slack_chats_person unique (organization_id, user_id);
alter table messenger_chats attach partition telegram_chats for values in ('telegram');
alter table messenger_chats attach partition slack_chats for values in ('slack');
-- functions: 6f59e80d5d2d
