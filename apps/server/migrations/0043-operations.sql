-- What a platform counts for our whole project in any 24 hours, counted here as well: by quarters of an hour, for all
-- processes together, so that a restart or another process forgets nothing.
create table operations (
  kind text not null,
  slice timestamptz not null,
  made integer not null,
  primary key (kind, slice)
);
grant select, insert, update, delete on operations to tillsight_app;

-- Counts as many of `wanted` as may still be made, and says in how many seconds the next may be. A quarter of an hour that
-- has begun 24 hours ago still counts as a whole, so that there are never too many.
create function take_operations(of_kind text, at timestamptz, wanted integer, per_day integer)
  returns table (taken integer, wait double precision)
  language plpgsql set search_path = public, pg_temp as $$
declare
  span constant interval := interval '24 hours 15 minutes';
  room integer;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(7151003, hashtext(of_kind));
  delete from operations o where o.kind = of_kind and o.slice <= at - span;
  select per_day - coalesce(sum(o.made), 0), min(o.slice) into room, oldest
    from operations o where o.kind = of_kind and o.slice <= at;
  taken := least(wanted, greatest(room, 0));
  wait := case when taken = wanted then 0 else extract(epoch from oldest + span - at) end;
  if taken > 0 then
    insert into operations as o values (of_kind, date_bin('15 minutes', at, 'epoch'), taken)
      on conflict (kind, slice) do update set made = o.made + taken;
  end if;
  return next;
end $$;
revoke execute on function take_operations(text, timestamptz, integer, integer) from public;
grant execute on function take_operations(text, timestamptz, integer, integer) to tillsight_app;
