import { GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { useReordering } from '../../shell/use-reordering.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import type { MetricGroup } from './report-preview.ts';

type SelectedMetricsCardProps = {
  groups: MetricGroup[];
  isLocked: boolean;
  onRemove: (key: string) => void;
  onOrder: (keys: string[]) => void;
};

/** The order is the report's: by drag, or by the arrow keys on a handle. */
export function SelectedMetricsCard({ groups, isLocked, onRemove, onOrder }: SelectedMetricsCardProps) {
  const count = groups.reduce((sum, group) => sum + group.metrics.length, 0);
  const [said, setSaid] = useState('');
  return (
    <TitledCard title={`Selected Metrics (${count})`}>
      {count === 0 ? <p className="text-sm text-muted">Nothing selected yet. Add metrics from the list.</p> : null}
      <div className="space-y-4">
        {groups.map(group => (
          <Group
            key={group.section}
            group={group}
            isLocked={isLocked}
            onRemove={onRemove}
            onOrder={onOrder}
            onSaid={setSaid}
          />
        ))}
      </div>
      <output className="sr-only">{said}</output>
    </TitledCard>
  );
}

type GroupProps = Omit<SelectedMetricsCardProps, 'groups'> & { group: MetricGroup; onSaid: (words: string) => void };

/** A metric stays among those of its section. */
function Group({ group: { section, metrics }, isLocked, onRemove, onOrder, onSaid }: GroupProps) {
  const nameOf = new Map(metrics.map(({ key, name }) => [key, name]));
  const { list, dragged, handleProps } = useReordering({
    keys: metrics.map(({ key }) => key),
    onOrder,
    onMoved: (key, place) => onSaid(`${nameOf.get(key) ?? key} is now ${place} of ${metrics.length}.`),
  });
  return (
    <div>
      {section ? <h3 className="mb-1 text-xs font-medium text-faint">{section}</h3> : null}
      <ul ref={list}>
        {metrics.map(({ key, name }) => (
          <li
            key={key}
            className={cx(
              'flex items-center gap-1 rounded-control',
              dragged === key && 'relative z-10 bg-surface shadow-float',
            )}
          >
            <Button
              variant="quiet"
              shape="icon"
              disabled={isLocked}
              aria-label={`Move ${name}`}
              title="Drag, or use the arrow keys"
              className={cx('-ml-3 touch-none text-faint!', dragged === key ? 'cursor-grabbing' : 'cursor-grab')}
              {...handleProps(key)}
            >
              <GripVertical aria-hidden />
            </Button>
            <span className="min-w-0 flex-1 text-sm break-words">{name}</span>
            <Button
              variant="quiet"
              shape="icon"
              disabled={isLocked}
              aria-label={`Remove ${name} from the report`}
              onClick={() => onRemove(key)}
              className="-mr-2 text-faint!"
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
