import { endAssistant, listAssistants, type ConnectedAssistant } from '@tillsight/contract/assistants';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { scopeWords } from '../../shell/scope-words.ts';
import { useClock } from '../../use-clock.ts';
import { Reading, Section } from './section.tsx';

const assistantsKey = ['assistants'];

/** Assistants that were let in by signing in, each to be ended. */
export function AssistantsSection() {
  const list = useQuery({
    queryKey: assistantsKey,
    queryFn: async () => (await call(listAssistants, {})).assistants,
    staleTime: 0,
  });
  return (
    <Section of="assistants" text="Apps you let in by signing in. Each can do only what you allowed.">
      <Reading query={list} failure="Your connected assistants couldn't be loaded">
        {assistants =>
          assistants.length === 0 ? (
            <p className="text-sm text-muted">No assistant is connected.</p>
          ) : (
            <ul aria-label="Connected assistants" className="divide-y divide-line">
              {assistants.map(assistant => (
                <AssistantRow key={assistant.id} assistant={assistant} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Section>
  );
}

function AssistantRow({ assistant }: { assistant: ConnectedAssistant }) {
  const client = useQueryClient();
  const clock = useClock();
  const ending = useMutation({
    mutationFn: () => call(endAssistant, { assistant_id: assistant.id }),
    onSuccess: () => notify({ title: 'Assistant ended', text: `${assistant.name} no longer has access.` }),
    onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: assistantsKey }),
  });
  const { name, host, scopes, used_at } = assistant;
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {name} <span className="text-xs font-normal text-faint">{host}</span>
        </p>
        <p className="mt-0.5 text-muted">{scopes.map(scope => scopeWords[scope]).join(', ')}</p>
        <p className="mt-0.5 text-faint">{used_at ? `Last used ${clock.moment(used_at)}` : 'Never used'}</p>
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
