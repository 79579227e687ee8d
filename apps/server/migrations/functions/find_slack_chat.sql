-- Whose chat at Slack this is.
create or replace function find_slack_chat(hash bytea) returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.organization_id, c.user_id from slack_chats c where c.chat_hash = hash;
  end;
alter function find_slack_chat(bytea) owner to tillsight_keeper;
revoke execute on function find_slack_chat(bytea) from public;
grant execute on function find_slack_chat(bytea) to tillsight_app;
