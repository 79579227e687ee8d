import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { AccountSection } from '../../paths.ts';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const sectionTitles: Record<AccountSection, string> = {
  profile: 'Profile',
  password: 'Password',
  'two-step': 'Two-step sign-in',
  phone: 'WhatsApp',
  telegram: 'Telegram',
  slack: 'Slack',
  devices: 'Signed-in devices',
  tokens: 'API tokens',
  assistants: 'Connected assistants',
  webhooks: 'Webhooks',
  language: 'Language and look',
  privacy: 'Privacy',
  delete: 'Delete account',
};

type SectionProps = { of: AccountSection; text: ReactNode; aside?: ReactNode; children?: ReactNode };

/** One part of the account: what it is, a sentence, how it stands, and what can be done about it. */
export function Section({ of, text, aside, children }: SectionProps) {
  const titleId = `${of}-title`;
  const { hash } = useLocation();
  // The browser looked for the part named in the address before it was drawn.
  useEffect(() => {
    if (hash === `#${of}`) document.getElementById(of)?.scrollIntoView({ behavior: 'instant' });
  }, [hash, of]);
  return (
    <Card id={of} aria-labelledby={titleId}>
      <CardHeader title={sectionTitles[of]} titleId={titleId} text={text} aside={aside} />
      {children}
    </Card>
  );
}

/** The fields of a part are no wider than what is typed into them. */
export const fieldsLook = 'max-w-md space-y-4';

/** The buttons of a part; the main one comes first. */
export function SectionActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap gap-2">{children}</div>;
}

type ReadingProps<Data> = {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  /** What could not be had. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** A part that has to be asked for: its room while it is on its way, and another try where it failed. */
export function Reading<Data>({ query, failure, children }: ReadingProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className="h-12" />;
  return (
    <Notice kind="error" title={failure}>
      <p>{messageOf(query.error)}</p>
      <Button shape="small" busy={query.isFetching} onClick={() => void query.refetch()} className="mt-2">
        Try again
      </Button>
    </Notice>
  );
}

/** With what stood in a part the focus is gone as well: it goes to the first field or button of what came. */
export function useFocusOnChange(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.querySelector<HTMLElement>('[data-first], input, select, button')?.focus();
  }, [shown]);
  return place;
}
