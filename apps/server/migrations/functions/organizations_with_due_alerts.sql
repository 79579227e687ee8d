-- Organizations of which an alert is due to be looked at, those that have waited longest first.
create or replace function organizations_with_due_alerts(at timestamptz, most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select a.organization_id from alerts a where a.next_look <= at and not a.is_paused
      group by a.organization_id order by min(a.next_look) limit most;
  end;
alter function organizations_with_due_alerts(timestamptz, integer) owner to tillsight_keeper;
revoke execute on function organizations_with_due_alerts(timestamptz, integer) from public;
grant execute on function organizations_with_due_alerts(timestamptz, integer) to tillsight_app;
