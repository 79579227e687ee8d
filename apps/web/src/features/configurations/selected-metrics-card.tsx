import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import type { MetricGroup } from './report-preview.ts';

type SelectedMetricsCardProps = { groups: MetricGroup[]; isLocked: boolean; onRemove: (key: string) => void };

export function SelectedMetricsCard({ groups, isLocked, onRemove }: SelectedMetricsCardProps) {
  const count = groups.reduce((sum, group) => sum + group.metrics.length, 0);
  return (
    <TitledCard title={`Selected Metrics (${count})`}>
      {count === 0 ? <p className="text-sm text-muted">Nothing selected yet. Add metrics from the list.</p> : null}
      <div className="space-y-4">
        {groups.map(({ section, metrics }) => (
          <div key={section}>
            {section ? <h3 className="mb-1 text-xs font-medium text-faint">{section}</h3> : null}
            <ul>
              {metrics.map(({ key, name }) => (
                <li key={key} className="flex items-center justify-between gap-2">
                  <span className="min-w-0 text-sm break-words">{name}</span>
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
        ))}
      </div>
    </TitledCard>
  );
}
