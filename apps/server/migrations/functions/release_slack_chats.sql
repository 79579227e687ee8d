-- Unlinks a chat at Slack from whoever had it, and returns who that was: it belongs to whoever proved it last.
create or replace function release_slack_chats(hash bytea) returns table (organization_id uuid, user_id uuid)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from slack_chats c where c.chat_hash = hash returning c.organization_id, c.user_id;
  end;
alter function release_slack_chats(bytea) owner to tillsight_keeper;
revoke execute on function release_slack_chats(bytea) from public;
grant execute on function release_slack_chats(bytea) to tillsight_app;
