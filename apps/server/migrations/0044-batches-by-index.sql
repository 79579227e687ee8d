-- What a worker does each minute costs by what is due, not by how many merchants there are: a batch is taken in the order of
-- the index and looked up one by one. Left to itself the planner changed its way with the size of the tables, and at ten
-- thousand organizations read all of them for each batch.
do $$
declare
  claims text[] := array[
    'claim_due_configurations(timestamptz, integer)',
    'claim_configurations_to_check(timestamptz, timestamptz, integer)',
    'deliveries_to_look_at(timestamptz, timestamptz, integer)'
  ];
  name text;
  way text;
begin
  foreach name in array claims || array['teams_of(uuid[])', 'claims_of(uuid[])', 'replan(jsonb)'] loop
    foreach way in array array['hashjoin', 'mergejoin', 'seqscan'] loop
      execute format('alter function %s set enable_%s = off', name, way);
    end loop;
  end loop;
  foreach name in array claims loop
    foreach way in array array['bitmapscan', 'sort'] loop
      execute format('alter function %s set enable_%s = off', name, way);
    end loop;
  end loop;
end $$;

-- Those that have been looked at leave the way of those that follow.
create index configurations_to_check on configurations (next_slot) where checked_slot is distinct from next_slot;
