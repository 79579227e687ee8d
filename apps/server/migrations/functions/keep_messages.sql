-- Keeps what came from a messenger, of many notices in one statement. A new message is stored and its sender's job is added;
-- a known one changes nothing.
create or replace function keep_messages(job text, messages jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare specs jsonb;
begin
  with fresh as (
    insert into inbound_messages (id_hash, sender_hash, state, sent_at, received_at, sealed)
      select decode(m.id, 'hex'), decode(m.sender, 'hex'), 'new', m.sent_at, m.received_at, decode(m.sealed, 'base64')
        from jsonb_to_recordset(messages) as m(id text, sender text, sent_at timestamptz, received_at timestamptz, sealed text)
      on conflict do nothing
      returning sender_hash
  ),
  -- A sender's messages wait for one another; a few queues for all senders are enough, and cheaper than one for each.
  senders as (
    select distinct encode(sender_hash, 'hex') as sender, get_byte(sender_hash, 0) % 64 as queue from fresh
  )
  select jsonb_agg(jsonb_build_object(
    'payload', jsonb_build_object('sender', sender), 'key', 'answer:' || sender, 'queue', 'answers-' || queue
  )) from senders into specs;
  if specs is not null then perform enqueue_jobs(job, specs); end if;
end $$;
revoke execute on function keep_messages(text, jsonb) from public;
grant execute on function keep_messages(text, jsonb) to tillsight_app;
