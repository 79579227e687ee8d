-- What a language model was used for since this day, by organization and day. For the operator; names nobody.
create or replace function model_use_since(since date)
  returns table (organization_id uuid, day date, calls bigint, tokens bigint, micro_usd bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.organization_id, u.day, sum(u.calls)::bigint, sum(u.tokens_read + u.tokens_written)::bigint, sum(u.micro_usd)::bigint
      from model_use u where u.day >= since group by 1, 2 order by 2 desc, 4 desc;
  end;
alter function model_use_since(date) owner to tillsight_keeper;
revoke execute on function model_use_since(date) from public;
grant execute on function model_use_since(date) to tillsight_app;
