-- The people of these organizations, oldest first, and since when each has a linked phone and a linked chat at Telegram and at Slack.
-- `has_phone` is for the version before.
-- Looked up one by one, as in begin_sends.
create or replace function teams_of(ids uuid[]) returns table (
    organization_id uuid, id uuid, role text, has_phone boolean, phone_linked_at timestamptz, chat_linked_at timestamptz,
    slack_linked_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  begin atomic
    select u.organization_id, u.id, u.role, p.user_id is not null, p.linked_at, c.linked_at, s.linked_at from users u
      left join phones p on p.organization_id = u.organization_id and p.user_id = u.id
      left join messenger_chats c on c.organization_id = u.organization_id and c.user_id = u.id and c.messenger = 'telegram'
      left join messenger_chats s on s.organization_id = u.organization_id and s.user_id = u.id and s.messenger = 'slack'
      where u.organization_id = any (ids) order by u.created_at, u.id;
  end;
alter function teams_of(uuid[]) owner to tillsight_keeper;
revoke execute on function teams_of(uuid[]) from public;
grant execute on function teams_of(uuid[]) to tillsight_app;
