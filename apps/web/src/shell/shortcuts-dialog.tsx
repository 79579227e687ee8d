import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { isMac } from './key-presses.ts';
import { Keys } from './keys.tsx';
import { places } from './navigation.tsx';
import { areLettersOn, turnLetters } from './shortcuts.ts';

const groups: { title: string; rows: [what: string, keys: string[]][] }[] = [
  {
    title: 'Anywhere',
    rows: [
      ['Search', [isMac ? '⌘' : 'Ctrl', 'K']],
      ['This list', ['?']],
      ['Close what is open', ['Esc']],
    ],
  },
  { title: 'Go to', rows: places.map(({ label, key }) => [label, ['g', key]]) },
  {
    title: 'Writing to Sierra',
    rows: [
      ['Send', ['Enter']],
      ['New line', ['Shift', 'Enter']],
    ],
  },
];

/** Which keys do what, and the switch for those that are a single letter. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areLettersOn);
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <div className="space-y-5">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="text-xs font-medium text-faint">{title}</h3>
            <dl className="mt-1">
              {rows.map(([what, keys]) => (
                <div key={what} className="flex min-h-8 items-center justify-between gap-4 text-sm">
                  <dt>{what}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox
          label="Single-key shortcuts"
          checked={on}
          onChange={event => {
            turnLetters(event.target.checked);
            setOn(event.target.checked);
          }}
        />
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
