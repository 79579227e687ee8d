/** In every database of the tests, whatever writes to it: a delivery that takes a step its life does not have is an error. */
import { deliverySteps } from '../src/features/reports/delivery-steps.ts';

export const forbidOtherSteps = `
  create function forbid_other_steps() returns trigger language plpgsql as $$
  begin
    if not ('${JSON.stringify(deliverySteps)}'::jsonb -> old.state ? new.state) then
      raise exception 'A delivery cannot become % from %.', new.state, old.state;
    end if;
    return new;
  end $$;
  create trigger deliveries_steps before update of state on deliveries
    for each row when (old.state <> new.state) execute function forbid_other_steps();`;

/** For a test that puts a row back to where a killed process left it. */
export const withoutTriggers = (statement: string): string =>
  `set session_replication_role = replica; ${statement}; set session_replication_role = origin`;
