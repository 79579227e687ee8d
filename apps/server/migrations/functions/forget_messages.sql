-- When a person is deleted: deletes what waits of their phone and their chats, and the jobs that would answer it. It is found by the hash of the number or the chat, which is gone afterwards.
create or replace function forget_messages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare senders bytea[];
begin
  select array_agg(s.hash) into senders from (
    select h.hash from phones p cross join lateral (values (p.number_hash), (p.scoped_hash)) as h(hash)
      where p.organization_id = old.organization_id and p.user_id = old.id and h.hash is not null
    union all
    select c.chat_hash from messenger_chats c where c.organization_id = old.organization_id and c.user_id = old.id
  ) as s;
  if senders is not null then
    delete from inbound_messages m where m.sender_hash = any (senders);
    perform forget_jobs(array(select encode(s, 'hex') from unnest(senders) as s));
  end if;
  return old;
end $$;
alter function forget_messages() owner to tillsight_keeper;
revoke execute on function forget_messages() from public;
