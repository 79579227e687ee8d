import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from './section.tsx';

export function DeleteSection() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section of="delete" text="Your account, your report settings and your chats are deleted immediately and for good.">
      <Button variant="quiet-danger" className="ring-1 ring-line ring-inset" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking ? <DeleteAccountDialog onCancel={() => setIsAsking(false)} /> : null}
    </Section>
  );
}
