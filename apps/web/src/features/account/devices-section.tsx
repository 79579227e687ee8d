import { listSessions, revokeSession, type OpenSession } from '@tillsight/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useClock } from '../../use-clock.ts';
import { sessionsKey } from './api.ts';
import { Reading, Section } from './section.tsx';

/** Every browser one is signed in with; a lost phone is signed out from here. */
export function DevicesSection() {
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(listSessions, {})).sessions,
    staleTime: 0,
  });
  return (
    <Section of="devices" text="Sign out of devices you no longer use.">
      <Reading query={sessions} failure="Your devices couldn't be loaded">
        {data => <Devices sessions={data} />}
      </Reading>
    </Section>
  );
}

/** Nobody looks through more at once; the one in use and those used last stand first. */
const shownFirst = 10;

function Devices({ sessions }: { sessions: readonly OpenSession[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const inOrder = sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.seen_at.localeCompare(one.seen_at),
  );
  const shown = isWhole ? inOrder : inOrder.slice(0, shownFirst);
  return (
    <>
      <ul aria-label="Signed-in devices" className="divide-y divide-line">
        {shown.map(session => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length ? (
        <Button shape="small" className="mt-3" onClick={() => setIsWhole(true)}>
          Show all {sessions.length} devices
        </Button>
      ) : null}
    </>
  );
}

function Device({ session }: { session: OpenSession }) {
  const queryClient = useQueryClient();
  const clock = useClock();
  const revocation = useMutation({
    mutationFn: () => call(revokeSession, { session_id: session.id }),
    onSuccess: () => notify({ title: 'Device signed out', text: 'It has to sign in again.' }),
    onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-2 text-sm first:pt-0 last:pb-0">
      <span className="min-w-0">
        Signed in {clock.moment(session.began_at)}
        <span className="block text-faint">Last used {clock.moment(session.seen_at)}</span>
      </span>
      {session.current ? (
        <Badge tone="green">This device</Badge>
      ) : (
        <Button
          shape="small"
          busy={revocation.isPending}
          aria-label={`Sign out the device last used ${clock.moment(session.seen_at)}`}
          onClick={() => revocation.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
