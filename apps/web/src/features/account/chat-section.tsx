import type { ChatMessenger } from '@tillsight/contract/channel';
import { slackOutcomes, type SlackOutcome } from '@tillsight/contract/slack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChat } from '../../shell/chats/api.ts';
import { OwnChat, type ChatTask } from '../../shell/chats/own-chat.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from './section.tsx';

/** Not there at all where the product has no bot or app at this messenger. */
export function ChatSection({ of }: { of: ChatMessenger }) {
  const [task, setTask] = useState<ChatTask>(null);
  const { data: chat } = useChat(of, task === 'link');
  const [query] = useSearchParams();
  if (chat === undefined || chat.status === 'off') return null;
  const outcome = slackOutcomes.find(each => of === 'slack' && each === query.get('slack'));
  return (
    <Section of={of} text="Reports come there if you linked it last, and you can ask Sierra there too.">
      {outcome === undefined ? null : (
        <div className="mb-3">
          <Outcome outcome={outcome} />
        </div>
      )}
      <OwnChat of={of} chat={chat} task={task} onTask={setTask} />
    </Section>
  );
}

const outcomes: Record<SlackOutcome, { title: string; text: string }> = {
  added: { title: 'Added to Slack', text: 'Now link your own Slack. Your team does the same, each in their account.' },
  cancelled: { title: 'Not added', text: 'You did not allow it in Slack, so nothing changed.' },
  failed: { title: 'Not added', text: 'Slack did not answer as it should. Please try again.' },
  stray: { title: 'Not added', text: 'The visit to Slack was not begun here, or took too long. Please try again.' },
  'not-allowed': { title: 'Not added', text: 'Only merchants and executives can add the workspace.' },
  'whole-organization': {
    title: 'Not added',
    text: 'Please choose one workspace: it cannot be added to a whole organization of Slack.',
  },
};

/** How the visit to Slack went, which the address tells. */
function Outcome({ outcome }: { outcome: SlackOutcome }) {
  const { title, text } = outcomes[outcome];
  return (
    <Notice kind={outcome === 'added' ? 'success' : 'warning'} title={title}>
      {text}
    </Notice>
  );
}
