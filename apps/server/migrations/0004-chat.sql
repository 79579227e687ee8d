-- What was asked and what was made of it, for at most a day, so that a next question can refer to it.
create table chat_turns (
  organization_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  asked_at timestamptz not null,
  primary key (organization_id, user_id, id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create index chat_turns_asked_at on chat_turns (asked_at);
select protect_tenant_table('chat_turns');
select open_to_keeper('chat_turns', array['select', 'delete']);

create function clear_expired_turns(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from chat_turns where asked_at < before;
  end;

alter function clear_expired_turns(timestamptz) owner to tillsight_keeper;
revoke execute on function clear_expired_turns(timestamptz) from public;
grant execute on function clear_expired_turns(timestamptz) to tillsight_app;
