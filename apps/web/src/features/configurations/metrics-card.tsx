import { metricCategories, type MetricCategory, type MetricOption } from '@tillsight/contract/configurations';
import { Check, Minus, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { cx } from '../../ui/class-names.ts';
import { Select } from '../../ui/select.tsx';
import { categoryNames, findMetrics } from './find-metrics.ts';

const tones: Record<MetricCategory, BadgeTone> = {
  shopify_metrics: 'green',
  meta_metrics: 'blue',
  google_analytics_metrics: 'yellow',
  google_ads_metrics: 'purple',
  custom_metrics: 'grey',
};

type MetricsCardProps = {
  metrics: MetricOption[];
  selected: string[];
  isLocked: boolean;
  onAdd: (key: string) => void;
  onRemove: (key: string) => void;
};

export function MetricsCard({ metrics, selected, isLocked, onAdd, onRemove }: MetricsCardProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<MetricCategory | 'all'>('all');
  const chosen = new Set(selected);
  const found = findMetrics(metrics, search, category);
  return (
    <TitledCard
      title="Available Metrics"
      aside={<span className="text-sm text-faint">{found.length === 1 ? '1 metric' : `${found.length} metrics`}</span>}
    >
      <div className="mb-3 grid gap-3 sm:grid-cols-[1fr_14rem]">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
          />
          <Input
            type="search"
            aria-label="Search metrics"
            placeholder="Search metrics..."
            value={search}
            onChange={event => setSearch(event.target.value)}
            className="pl-9"
          />
        </div>
        <Select
          aria-label="Category"
          value={category}
          onChange={event => setCategory(event.target.value as MetricCategory | 'all')}
        >
          <option value="all">All Categories</option>
          {metricCategories.map(name => (
            <option key={name} value={name}>
              {categoryNames[name]}
            </option>
          ))}
        </Select>
      </div>
      {found.length === 0 ? (
        <div className="h-96">
          <EmptyState icon={Search} title="No metrics match your search." />
        </div>
      ) : (
        <ul
          aria-label="Available metrics"
          // While no button in it can be reached it does not scroll: the keyboard could not.
          className={cx(
            'h-96 overscroll-contain border-y border-line [scrollbar-gutter:stable]',
            isLocked ? 'overflow-y-hidden' : 'overflow-y-auto',
          )}
        >
          {found.map((metric, index) => (
            <MetricRow
              key={metric.key}
              metric={metric}
              delayMs={Math.min(index, 12) * 20}
              isSelected={chosen.has(metric.key)}
              isLocked={isLocked}
              onToggle={() => (chosen.has(metric.key) ? onRemove(metric.key) : onAdd(metric.key))}
            />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

type MetricRowProps = {
  metric: MetricOption;
  delayMs: number;
  isSelected: boolean;
  isLocked: boolean;
  onToggle: () => void;
};

function MetricRow({ metric, delayMs, isSelected, isLocked, onToggle }: MetricRowProps) {
  return (
    <li
      className="flex animate-rise items-start gap-3 border-b border-line py-3 pr-1 last:border-b-0"
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-sm font-medium break-words">{metric.name}</span>
          <Badge tone={tones[metric.category]}>{categoryNames[metric.category]}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted">{metric.description}</p>
      </div>
      <Button
        shape="icon"
        disabled={isLocked}
        aria-label={`${isSelected ? 'Remove' : 'Add'} ${metric.name}`}
        onClick={onToggle}
        className={isSelected ? 'group bg-transparent! text-muted! ring-0!' : undefined}
      >
        {isSelected ? (
          <>
            <Check aria-hidden className="group-hover:hidden group-focus-visible:hidden" />
            <Minus aria-hidden className="hidden group-hover:block group-focus-visible:block" />
          </>
        ) : (
          <Plus aria-hidden />
        )}
      </Button>
    </li>
  );
}
