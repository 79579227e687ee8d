-- Makes a number wait so many seconds once, however many of its messages were refused at the same moment.
create or replace function slow_sends(number text, seconds double precision) returns void
  language sql set search_path = public, pg_temp
  begin atomic
    update business_numbers n
      set next_send_at = greatest(n.next_send_at, clock_timestamp()) + make_interval(secs => seconds),
        slowed_until = clock_timestamp() + make_interval(secs => seconds)
      where n.id = number and n.slowed_until <= clock_timestamp();
  end;
revoke execute on function slow_sends(text, double precision) from public;
grant execute on function slow_sends(text, double precision) to tillsight_app;
