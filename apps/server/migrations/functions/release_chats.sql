-- Unlinks a chat at a messenger from whoever had it, and returns who that was: it belongs to whoever proved it last.
create or replace function release_chats(messenger text, hash bytea) returns table (organization_id uuid, user_id uuid)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from messenger_chats c where c.messenger = release_chats.messenger and c.chat_hash = hash
      returning c.organization_id, c.user_id;
  end;
alter function release_chats(text, bytea) owner to tillsight_keeper;
revoke execute on function release_chats(text, bytea) from public;
grant execute on function release_chats(text, bytea) to tillsight_app;
