-- Takes as many of `wanted` operations as the daily allowance has left, and says in how many seconds more may be taken. A
-- quarter of an hour that began up to 24 hours ago counts as a whole, so that the allowance is never exceeded.
create or replace function take_operations(of_kind text, at timestamptz, wanted integer, per_day integer)
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
