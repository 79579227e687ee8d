-- When a person last started anew: an answer to a question asked before that is not remembered any more.
create table chat_threads (
  organization_id uuid not null,
  user_id uuid not null,
  started_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
select protect_tenant_table('chat_threads');
