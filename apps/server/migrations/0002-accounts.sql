create table organizations (
  organization_id uuid primary key,
  name text not null,
  time_zone text not null,
  currency text not null,
  country text not null,
  created_at timestamptz not null
);
select protect_tenant_table('organizations');

-- The organization's data key, wrapped by the master key that `master_key_id` names; erasing it erases what it sealed.
create table organization_keys (
  organization_id uuid primary key references organizations on delete cascade,
  master_key_id text not null,
  wrapped bytea not null
);
select protect_tenant_table('organization_keys');

create table users (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  mobile_number text,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index users_email on users (email);
create unique index users_id on users (id);
select protect_tenant_table('users');
select open_to_keeper('users', array['select']);

create table sessions (
  organization_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (organization_id, token_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index sessions_token_hash on sessions (token_hash);
create index sessions_user on sessions (organization_id, user_id);
select protect_tenant_table('sessions');
select open_to_keeper('sessions', array['select', 'delete']);

-- Single-use secrets sent by mail: 'reset' (a new password) and 'verify' (the address is theirs).
create table email_tokens (
  organization_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  expires_at timestamptz not null,
  primary key (organization_id, token_hash),
  foreign key (organization_id, user_id) references users on delete cascade
);
create index email_tokens_user on email_tokens (organization_id, user_id);
create unique index email_tokens_token_hash on email_tokens (token_hash);
select protect_tenant_table('email_tokens');
select open_to_keeper('email_tokens', array['select', 'delete']);

-- How often something may still be tried. `key` names what is limited and a hash of by whom; `full_at` is when the
-- budget will be whole again.
create table budgets (
  key text primary key,
  full_at timestamptz not null
);
create index budgets_full_at on budgets (full_at);
grant select, insert, update, delete on budgets to tillsight_app;
grant select, delete on budgets to tillsight_keeper;

create function find_session(hash bytea)
  returns table (
    organization_id uuid, user_id uuid, email text, name text, role text, created_at timestamptz, seen_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select s.organization_id, u.id, u.email, u.name, u.role, s.created_at, s.seen_at
      from sessions s join users u on u.organization_id = s.organization_id and u.id = s.user_id
      where s.token_hash = hash;
  end;

create function find_user_by_email(address text)
  returns table (
    organization_id uuid, id uuid, email text, name text, role text, password_hash text, email_verified_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.organization_id, u.id, u.email, u.name, u.role, u.password_hash, u.email_verified_at
      from users u where u.email = address;
  end;

create function find_email_token(hash bytea, wanted text)
  returns table (organization_id uuid, user_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select t.organization_id, t.user_id, t.expires_at
      from email_tokens t where t.token_hash = hash and t.purpose = wanted;
  end;

-- `idle_before` and `made_before`: sessions last used or begun earlier are over.
create function clear_expired_accounts(at timestamptz, idle_before timestamptz, made_before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from sessions where seen_at < idle_before or created_at < made_before;
    delete from email_tokens where expires_at < at;
    delete from budgets where full_at < at;
  end;

alter function find_session(bytea) owner to tillsight_keeper;
alter function find_user_by_email(text) owner to tillsight_keeper;
alter function find_email_token(bytea, text) owner to tillsight_keeper;
alter function clear_expired_accounts(timestamptz, timestamptz, timestamptz) owner to tillsight_keeper;
revoke execute on function
  find_session(bytea), find_user_by_email(text), find_email_token(bytea, text),
  clear_expired_accounts(timestamptz, timestamptz, timestamptz) from public;
grant execute on function
  find_session(bytea), find_user_by_email(text), find_email_token(bytea, text),
  clear_expired_accounts(timestamptz, timestamptz, timestamptz) to tillsight_app;
