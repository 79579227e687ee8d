-- The chat of a user with our bot at Telegram, who has followed a one-time link of the app. `sealed` holds the chat and what the
-- account calls itself. `talk_until`: how long a talk goes on. `apologised_at`: it was said that questions came too late to be asked.
create table telegram_chats (
  organization_id uuid not null,
  user_id uuid not null,
  chat_hash bytea not null,
  sealed bytea not null,
  linked_at timestamptz not null,
  talk_until timestamptz,
  apologised_at timestamptz,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index telegram_chats_hash on telegram_chats (chat_hash);
select protect_tenant_table('telegram_chats');
select open_to_keeper('telegram_chats', array['select', 'update', 'delete']);
-- functions: cc7db4d2ecf1
