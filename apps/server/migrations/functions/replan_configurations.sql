-- When an organization's time zone changes, the next slot of each of its reports and schedules has to be found anew.
create or replace function replan_configurations() returns trigger language plpgsql as $$
begin
  update configurations set next_slot = '-infinity' where organization_id = new.organization_id;
  update schedules set next_slot = '-infinity' where organization_id = new.organization_id;
  return null;
end $$;
