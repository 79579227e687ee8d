-- Programs that may be let in as somebody's assistant: how each has introduced itself. They belong to nobody here, and one that
-- nobody lets in is forgotten after a day.
create table assistant_clients (
  client_id text primary key,
  name text not null,
  redirect_uris text[] not null,
  made_at timestamptz not null
);
grant select, insert, update on assistant_clients to tillsight_app;
grant select, delete on assistant_clients to tillsight_keeper;

-- An assistant that somebody has let in, with fewer rights than the person. At first there is only a code, good for a minute and once;
-- it is traded for an access token, and for a refresh token of two halves: the first stays, the second is another after each use,
-- so that one that comes again is known as stolen. Only hashes are kept.
create table assistants (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  client_id text not null references assistant_clients,
  name text not null,
  host text not null,
  scopes text[] not null,
  redirect_uri text not null,
  challenge text not null,
  code_hash bytea not null,
  traded_at timestamptz,
  access_hash bytea,
  access_expires_at timestamptz,
  family_hash bytea,
  refresh_hash bytea,
  created_at timestamptz not null,
  used_at timestamptz,
  ends_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index assistants_code_hash on assistants (code_hash);
create unique index assistants_access_hash on assistants (access_hash);
create unique index assistants_family_hash on assistants (family_hash);
create index assistants_user on assistants (organization_id, user_id);
create index assistants_client on assistants (client_id);
select protect_tenant_table('assistants');
select open_to_keeper('assistants', array['select', 'delete']);
-- functions: 76ee763a77f7
