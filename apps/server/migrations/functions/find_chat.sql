-- Whose chat at a messenger this is.
create or replace function find_chat(messenger text, hash bytea) returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id from messenger_chats c where c.messenger = find_chat.messenger and c.chat_hash = hash;
  end;
alter function find_chat(text, bytea) owner to tillsight_keeper;
revoke execute on function find_chat(text, bytea) from public;
grant execute on function find_chat(text, bytea) to tillsight_app;
