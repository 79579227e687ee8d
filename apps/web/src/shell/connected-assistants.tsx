import { endAssistant, listAssistants, type ConnectedAssistant } from '@tillsight/contract/assistants';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { notify } from '../ui/toaster.tsx';
import { scopeWords } from './api-tokens.ts';

const assistantsKey = ['assistants'];
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Assistants that were let in by signing in, each to be ended; nothing while there are none. */
export function ConnectedAssistants() {
  const list = useQuery({
    queryKey: assistantsKey,
    queryFn: async () => (await call(listAssistants, {})).assistants,
    staleTime: 0,
  });
  if (list.isError) {
    return (
      <div className="mt-4">
        <Notice kind="error">Your connected assistants could not be listed. {messageOf(list.error)}</Notice>
      </div>
    );
  }
  if (!list.data?.length) return null;
  return (
    <section aria-labelledby="assistants" className="mt-6">
      <h3 id="assistants" className="text-sm font-semibold">
        Connected assistants
      </h3>
      <ul aria-labelledby="assistants">
        {list.data.map(assistant => (
          <AssistantRow key={assistant.id} assistant={assistant} />
        ))}
      </ul>
    </section>
  );
}

function AssistantRow({ assistant }: { assistant: ConnectedAssistant }) {
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(endAssistant, { assistant_id: assistant.id }),
    onSuccess: () => notify({ title: 'Assistant ended', text: `${assistant.name} can do nothing any more.` }),
    onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: assistantsKey }),
  });
  const { name, host, scopes, used_at } = assistant;
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line py-3 text-sm last:border-0">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {name} <span className="text-xs font-normal text-faint">{host}</span>
        </p>
        <p className="mt-0.5 text-muted">{scopes.map(scope => scopeWords[scope]).join(', ')}</p>
        <p className="mt-0.5 text-faint">{used_at ? `Last used ${moment.format(new Date(used_at))}` : 'Never used'}</p>
      </div>
      <Button
        shape="small"
        variant="quiet-danger"
        busy={ending.isPending}
        aria-label={`End ${name}`}
        onClick={() => ending.mutate()}
      >
        End
      </Button>
    </li>
  );
}
