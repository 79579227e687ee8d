import { useState } from 'react';
import { usePhone } from '../../shell/phone/api.ts';
import { OwnPhone, type PhoneTask } from '../../shell/phone/own-phone.tsx';
import { Reading, Section } from './section.tsx';

export function PhoneSection() {
  const [task, setTask] = useState<PhoneTask>(null);
  const phone = usePhone(task === 'link');
  return (
    <Section of="phone" text="Get your reports there, and ask Sierra from your phone.">
      <Reading query={phone} failure="Your phone couldn't be looked up">
        {data => <OwnPhone phone={data} task={task} onTask={setTask} isQuiet />}
      </Reading>
    </Section>
  );
}
