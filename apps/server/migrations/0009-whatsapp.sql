-- Keys of the product's own, sealed by the master key. `phone-numbers`: what numbers are hashed with, since ten digits
-- under a plain hash are soon guessed.
create table product_keys (
  name text primary key,
  sealed bytea not null
);
grant select, insert, update on product_keys to tillsight_app;

-- The phone of a user, who has sent a one-time code from it. `sealed` holds the number; `ending` its last four digits.
-- `heard_at`: the latest message from it. `reports_stopped_at`: STOP was said; `said_at`: when that or START was said last.
-- `doubted_at`: it may be somebody else's by now. `unreachable_at`: WhatsApp did not reach it then. `talk_until`: how long no wake phrase is needed.
-- `full_at`: when another burst may be sent to it.
create table phones (
  organization_id uuid not null,
  user_id uuid not null,
  number_hash bytea,
  scoped_hash bytea,
  sealed bytea not null,
  ending text not null,
  business_number text not null,
  linked_at timestamptz not null,
  heard_at timestamptz not null,
  said_at timestamptz,
  reports_stopped_at timestamptz,
  doubted_at timestamptz,
  unreachable_at timestamptz,
  talk_until timestamptz,
  window_closed_at timestamptz,
  full_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index phones_number on phones (number_hash);
create unique index phones_scoped on phones (scoped_hash);
select protect_tenant_table('phones');
select open_to_keeper('phones', array['select', 'update', 'delete']);

create table link_codes (
  organization_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index link_codes_hash on link_codes (code_hash);
select protect_tenant_table('link_codes');
select open_to_keeper('link_codes', array['select', 'delete']);

-- What people wrote, before it is known who they are. `id_hash` stands for WhatsApp's own id, which holds the number, and
-- stays when the content is gone, so that a message delivered again is known already. States: new, taken (somebody works
-- on it), sending (the answer may have left), done. `turn` is another for everybody who takes it.
create table inbound_messages (
  id_hash bytea primary key,
  sender_hash bytea not null,
  state text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  turn integer not null default 0,
  sealed bytea
);
create index inbound_messages_open on inbound_messages (sender_hash, sent_at) where state <> 'done';
create index inbound_messages_received_at on inbound_messages (received_at);
grant select, insert, update, delete on inbound_messages to tillsight_app;

-- Our own numbers at WhatsApp. `next_send_at`: when the next message may leave, for all processes together.
-- `proved_until`: a status has come for something sent then, so statuses flow. `held_until`, `templates_held_until`: nothing,
-- or no template, is to be sent before.
create table business_numbers (
  id text primary key,
  next_send_at timestamptz not null default '-infinity',
  proved_until timestamptz not null default '-infinity',
  held_until timestamptz not null default '-infinity',
  templates_held_until timestamptz not null default '-infinity'
);
grant select, insert, update on business_numbers to tillsight_app;
grant select, insert, update on business_numbers to tillsight_keeper;

-- Many jobs at once. `delay` in seconds; a smaller `priority` goes first; those of one `queue` go one after another.
create function enqueue_jobs(name text, specs jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_jobs(array(
    select (name, s.payload, s.queue, now() + make_interval(secs => coalesce(s.delay, 0)), 20, s.key,
      coalesce(s.priority, 0), null)::graphile_worker.job_spec
      from jsonb_to_recordset(specs) as s(payload json, key text, queue text, delay double precision, priority integer)
  ));
end $$;
revoke execute on function enqueue_jobs(text, jsonb) from public;
grant execute on function enqueue_jobs(text, jsonb) to tillsight_app, tillsight_keeper;

create function find_phone(number bytea, scoped bytea) returns table (organization_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select p.organization_id, p.user_id from phones p
      where p.scoped_hash = scoped or p.number_hash = number
      order by p.scoped_hash is not distinct from scoped desc limit 1;
  end;

-- Taken means gone: of many messages with one code exactly one finds it.
create function take_link_code(hash bytea, at timestamptz) returns table (organization_id uuid, user_id uuid)
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from link_codes c where c.code_hash = hash and c.expires_at > at returning c.organization_id, c.user_id;
  end;

-- A number belongs to the one who proved it last, whatever organization it was with.
create function release_phone(number bytea, scoped bytea) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from phones p where p.number_hash = number or p.scoped_hash = scoped;
  end;

-- How long to wait, in seconds, until the first of `wanted` messages may leave; the others follow at the same distance.
create function reserve_sends(number text, wanted integer, per_second double precision) returns double precision
  language plpgsql set search_path = public, pg_temp as $$
declare
  began timestamptz;
  now_is timestamptz := clock_timestamp();
  span interval := make_interval(secs => wanted / per_second);
begin
  insert into business_numbers as n (id, next_send_at) values (number, now_is + span)
    on conflict (id) do update set next_send_at = greatest(n.next_send_at, now_is) + span
    returning n.next_send_at - span into began;
  return greatest(0, extract(epoch from began - clock_timestamp()));
end $$;

create function clear_expired_phones(at timestamptz, received_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from link_codes where expires_at < at;
    delete from inbound_messages where received_at < received_before;
  end;
grant select, delete on inbound_messages to tillsight_keeper;

alter function find_phone(bytea, bytea) owner to tillsight_keeper;
alter function take_link_code(bytea, timestamptz) owner to tillsight_keeper;
alter function release_phone(bytea, bytea) owner to tillsight_keeper;
alter function clear_expired_phones(timestamptz, timestamptz) owner to tillsight_keeper;
revoke execute on function
  find_phone(bytea, bytea), take_link_code(bytea, timestamptz), release_phone(bytea, bytea),
  reserve_sends(text, integer, double precision),
  clear_expired_phones(timestamptz, timestamptz) from public;
grant execute on function
  find_phone(bytea, bytea), take_link_code(bytea, timestamptz), release_phone(bytea, bytea),
  reserve_sends(text, integer, double precision),
  clear_expired_phones(timestamptz, timestamptz) to tillsight_app;
