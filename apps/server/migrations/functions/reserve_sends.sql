-- Reserves a turn for `wanted` messages from this number. Returns the seconds until the first may leave; the others follow at
-- the same distance.
create or replace function reserve_sends(number text, wanted integer, per_second double precision) returns double precision
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
revoke execute on function reserve_sends(text, integer, double precision) from public;
grant execute on function reserve_sends(text, integer, double precision) to tillsight_app;
