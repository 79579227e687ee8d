import { longestTileName, type Tile } from '@tillsight/contract/boards';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useRenameTile } from './api.ts';

export function RenameDialog({ boardId, tile, onClose }: { boardId: string; tile: Tile; onClose: () => void }) {
  const rename = useRenameTile(boardId, tile);
  const [title, setTitle] = useState(tile.title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(title, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} locked={rename.isPending} title="Rename">
      <form onSubmit={save}>
        <Field
          label="Name"
          hint={`Left empty, it is called “${tile.question}”.`}
          {...(rename.isError ? { error: messageOf(rename.error) } : {})}
        >
          {control => (
            <Input
              {...control}
              maxLength={longestTileName}
              placeholder={tile.question}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
