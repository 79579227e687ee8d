-- Whose chat at Telegram this is.
create or replace function find_telegram_chat(hash bytea) returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id from telegram_chats c where c.chat_hash = hash;
  end;
alter function find_telegram_chat(bytea) owner to tillsight_keeper;
revoke execute on function find_telegram_chat(bytea) from public;
grant execute on function find_telegram_chat(bytea) to tillsight_app;
