import { listSessions, revokeSession, type OpenSession } from '@tillsight/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call, messageOf } from '../api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { notify } from '../ui/toaster.tsx';

const sessionsKey = ['sessions'];
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every browser one is signed in with; a lost phone is signed out from here. */
export function SignedInDevices() {
  const titleId = useId();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(listSessions, {})).sessions,
    staleTime: 0,
  });
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-sm font-semibold">
        Signed-in devices
      </h3>
      {sessions.isPending ? (
        <Skeleton className="mt-3 h-10" />
      ) : sessions.isError ? (
        <div className="mt-3">
          <Notice kind="error" title="The devices could not be listed">
            <p>{messageOf(sessions.error)}</p>
            <Button shape="small" busy={sessions.isFetching} onClick={() => void sessions.refetch()} className="mt-2">
              Try again
            </Button>
          </Notice>
        </div>
      ) : (
        <ul aria-labelledby={titleId} className="-mx-2 mt-1 max-h-44 overflow-y-auto px-2">
          {sessions.data.map(session => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Device({ session }: { session: OpenSession }) {
  const queryClient = useQueryClient();
  const seen = moment.format(new Date(session.seen_at));
  const revocation = useMutation({
    mutationFn: () => call(revokeSession, { session_id: session.id }),
    onSuccess: () => notify({ title: 'Device signed out', text: 'It has to sign in again.' }),
    onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-sm">
      <span className="min-w-0">
        Signed in {moment.format(new Date(session.began_at))}
        <span className="block text-faint">Last used {seen}</span>
      </span>
      {session.current ? (
        <Badge tone="green">This device</Badge>
      ) : (
        <Button
          shape="small"
          busy={revocation.isPending}
          aria-label={`Sign out the device last used ${seen}`}
          onClick={() => revocation.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
