-- What a language model was used for one organization on one day, in tokens and in millionths of a US dollar where the price is known.
create table model_use (
  organization_id uuid not null references organizations on delete cascade,
  day date not null,
  model text not null,
  calls integer not null,
  tokens_read bigint not null,
  tokens_written bigint not null,
  micro_usd bigint not null,
  primary key (organization_id, day, model)
);
select protect_tenant_table('model_use');
select open_to_keeper('model_use', array['select']);

-- For the operator: who used how much since that day. Nobody is named.
create function model_use_since(since date)
  returns table (organization_id uuid, day date, calls bigint, tokens bigint, micro_usd bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.organization_id, u.day, sum(u.calls)::bigint, sum(u.tokens_read + u.tokens_written)::bigint, sum(u.micro_usd)::bigint
      from model_use u where u.day >= since group by 1, 2 order by 2 desc, 4 desc;
  end;
alter function model_use_since(date) owner to tillsight_keeper;
revoke execute on function model_use_since(date) from public;
grant execute on function model_use_since(date) to tillsight_app;
