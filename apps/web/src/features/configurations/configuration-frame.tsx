import type { ReactNode } from 'react';
import { Page } from '../../shell/page.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type ConfigurationFrameProps = { actions?: ReactNode; isPinned?: boolean; children: ReactNode };

/** The heading all states of this screen have in common. */
export function ConfigurationFrame({ actions, isPinned = false, children }: ConfigurationFrameProps) {
  return (
    <Page
      title="Report Configuration"
      subtitle="Customize your automated reports and WhatsApp notifications"
      actions={actions}
      isPinned={isPinned}
    >
      {children}
    </Page>
  );
}

export function LoadingCard() {
  return (
    <Card aria-busy>
      <Skeleton className="h-5 w-40" />
      {['w-full', 'w-4/5', 'w-11/12', 'w-3/5', 'w-full', 'w-2/3'].map((width, index) => (
        <Skeleton key={`${index} ${width}`} className={`mt-6 h-4 ${width}`} />
      ))}
    </Card>
  );
}
