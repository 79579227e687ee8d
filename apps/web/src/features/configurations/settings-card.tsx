import type { Frequency } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';
import { TitledCard } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice, Draft, Options } from './draft.ts';

type SettingsCardProps = {
  choice: Choice;
  roles: readonly AssignableRole[];
  /** Absent while they are on their way. */
  options: Options | undefined;
  draft: Draft | undefined;
  isSaving: boolean;
  isStored: boolean;
  isTimeValid: boolean;
  onChoose: (choice: Choice) => void;
  onTime: (time: string) => void;
};

export function SettingsCard(props: SettingsCardProps) {
  const { choice, roles, options, draft, isSaving, isTimeValid, onChoose, onTime } = props;
  const isLoading = !options || !draft;
  const isLocked = roles.length <= 1;
  return (
    <TitledCard title="Report Settings">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Role" hint={isLocked ? '(Limited by your access level)' : undefined}>
          {control => (
            <Select
              {...control}
              disabled={isLoading || isSaving || isLocked}
              value={isLoading ? '' : choice.role}
              onChange={event => onChoose({ ...choice, role: event.target.value as AssignableRole })}
            >
              {isLoading ? <option value="">Loading...</option> : null}
              {roles.map(role => (
                <option key={role} value={role}>
                  {options?.default_role_configurations[role]?.role_name ?? role}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Report Frequency"
          hint={options?.frequency_options.find(({ id }) => id === choice.frequency)?.description}
        >
          {control => (
            <Select
              {...control}
              disabled={isLoading || isSaving}
              value={isLoading ? '' : choice.frequency}
              onChange={event => onChoose({ ...choice, frequency: event.target.value as Frequency })}
            >
              {isLoading ? <option value="">Loading...</option> : null}
              {options?.frequency_options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Delivery Time" error={isTimeValid ? undefined : 'Please enter a time as HH:MM'}>
          {control => (
            <Input
              {...control}
              type="time"
              disabled={isLoading || isSaving}
              value={draft?.time ?? ''}
              onChange={event => onTime(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p aria-live="polite" className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {draft
          ? `${draft.selectedMetrics.length} metrics selected for ${draft.frequency} reports at ${draft.time || '--:--'}`
          : 'Loading configuration...'}
        {draft && !props.isStored ? (
          <span className="block text-faint">These are the suggested metrics for this role.</span>
        ) : null}
      </p>
    </TitledCard>
  );
}
