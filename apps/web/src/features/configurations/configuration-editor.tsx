import type { AssignableRole } from '@tillsight/contract/role';
import { RotateCcw, Save } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ConfigurationFrame, LoadingCard } from './configuration-frame.tsx';
import { DeliveryCard } from './delivery/delivery-card.tsx';
import { RecentDeliveries } from './delivery/recent-deliveries.tsx';
import { withMetric, withoutMetric, type Choice, type Options } from './draft.ts';
import { MetricsCard } from './metrics-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { groupedMetrics } from './report-preview.ts';
import { SelectedMetricsCard } from './selected-metrics-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useConfiguration } from './use-configuration.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type ConfigurationEditorProps = { options: Options; roles: readonly AssignableRole[]; first: Choice };

export function ConfigurationEditor({ options, roles, first }: ConfigurationEditorProps) {
  const { state, isEdited, isTimeValid, load, edit, order, resetToDefaults, save } = useConfiguration(options, first);
  const guard = useUnsavedGuard(isEdited);
  const isSaving = state.phase === 'saving';
  const isLocked = state.phase !== 'ready';
  const draft = state.phase === 'loading' ? undefined : state.draft;
  const choice = state.phase === 'loading' ? state.choice : state.saved;
  const isStored = state.phase === 'loading' || state.isStored;
  const canStart = isTimeValid && (draft?.selectedMetrics.length ?? 0) > 0;
  const add = (key: string) => edit(current => withMetric(current, key));
  const remove = (key: string) => edit(current => withoutMetric(current, key));

  const saveAndContinue = async () => {
    if (await save()) guard.proceed();
  };

  return (
    <ConfigurationFrame
      isPinned={isEdited}
      actions={
        <>
          <Button onClick={resetToDefaults} disabled={isLocked}>
            <RotateCcw aria-hidden />
            Reset to Defaults
          </Button>
          <Button variant="primary" onClick={() => void save()} disabled={!isEdited || !isTimeValid} busy={isSaving}>
            {isSaving ? null : <Save aria-hidden />}
            {isSaving ? 'Saving...' : isEdited ? 'Save Changes' : 'Saved'}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_auto_auto_1fr]">
        <SettingsCard
          choice={choice}
          roles={roles}
          options={options}
          draft={draft}
          isSaving={isSaving}
          isStored={isStored}
          isTimeValid={isTimeValid}
          onChoose={next => guard.attempt(() => load(next))}
          onTime={time => edit(current => ({ ...current, time }))}
        />
        <DeliveryCard
          choice={choice}
          isEdited={isEdited}
          start={isStored ? undefined : { isBusy: isSaving, isPossible: canStart, onStart: () => void save() }}
        />
        {/* On a phone before the long list, as what has been chosen is looked at more often than what could be. */}
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-4 lg:row-start-1">
          {draft ? (
            <>
              <PreviewCard draft={draft} options={options} isEdited={isEdited} />
              <SelectedMetricsCard
                groups={groupedMetrics(draft, options)}
                isLocked={isLocked}
                onRemove={remove}
                onOrder={order}
              />
            </>
          ) : (
            <LoadingCard />
          )}
        </div>
        <MetricsCard
          metrics={options.metrics}
          selected={draft?.selectedMetrics ?? []}
          isLocked={isLocked}
          onAdd={add}
          onRemove={remove}
        />
        <RecentDeliveries choice={choice} />
      </div>
      <UnsavedDialog
        open={guard.isOpen}
        isSaving={isSaving}
        onCancel={guard.cancel}
        onDiscard={guard.proceed}
        onSave={() => void saveAndContinue()}
      />
    </ConfigurationFrame>
  );
}
