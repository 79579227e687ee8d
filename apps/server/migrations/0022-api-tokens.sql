-- Keys to the API that people make for programs of their own. Only the hash of the secret is kept; `ending` holds its
-- last four characters, for its owner to recognise it. Whatever the owner may no longer do, the token may not either.
create table api_tokens (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  name text not null,
  ending text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users on delete cascade
);
create unique index api_tokens_token_hash on api_tokens (token_hash);
create index api_tokens_user on api_tokens (organization_id, user_id);
select protect_tenant_table('api_tokens');
select open_to_keeper('api_tokens', array['select', 'delete']);

create function find_api_token(hash bytea)
  returns table (
    organization_id uuid, id uuid, user_id uuid, email text, name text, role text, scopes text[],
    expires_at timestamptz, used_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select t.organization_id, t.id, u.id, u.email, u.name, u.role, t.scopes, t.expires_at, t.used_at
      from api_tokens t join users u on u.organization_id = t.organization_id and u.id = t.user_id
      where t.token_hash = hash;
  end;

create function clear_expired_api_tokens(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from api_tokens where expires_at < before;
  end;

alter function find_api_token(bytea) owner to tillsight_keeper;
alter function clear_expired_api_tokens(timestamptz) owner to tillsight_keeper;
revoke execute on function find_api_token(bytea), clear_expired_api_tokens(timestamptz) from public;
grant execute on function find_api_token(bytea), clear_expired_api_tokens(timestamptz) to tillsight_app;
