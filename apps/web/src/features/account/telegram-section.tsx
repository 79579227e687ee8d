import { useState } from 'react';
import { useTelegram } from '../../shell/telegram/api.ts';
import { OwnTelegram, type TelegramTask } from '../../shell/telegram/own-telegram.tsx';
import { Section } from './section.tsx';

/** Not there at all where the product has no bot. */
export function TelegramSection() {
  const [task, setTask] = useState<TelegramTask>(null);
  const telegram = useTelegram(task === 'link');
  if (telegram.data === undefined || telegram.data.status === 'off') return null;
  return (
    <Section of="telegram" text="Reports come there if you linked it last, and you can ask Sierra there too.">
      <OwnTelegram telegram={telegram.data} task={task} onTask={setTask} />
    </Section>
  );
}
