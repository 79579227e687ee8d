-- An authenticator app that somebody has chosen to sign in with. `sealed` holds its secret; `confirmed_at` is null until
-- the first code has come, and nothing is asked for before. `last_step`: the half minute of the newest code that was
-- used; that one and older ones are refused.
create table second_factors (
  organization_id uuid not null,
  user_id uuid not null,
  sealed bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users on delete cascade
);
select protect_tenant_table('second_factors');

-- Each lets its owner in once without the app. Random with 120 bits, so that a plain hash is enough.
create table recovery_codes (
  organization_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references second_factors on delete cascade
);
select protect_tenant_table('recovery_codes');
