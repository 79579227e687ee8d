import { longestTileName, type Tile } from '@tillsight/contract/boards';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { useRenameTile } from './api.ts';

export function RenameDialog({ boardId, tile, onClose }: { boardId: string; tile: Tile; onClose: () => void }) {
  const rename = useRenameTile(boardId, tile);
  const [title, setTitle] = useState(tile.title);
  const save = () => rename.mutate(title, { onSuccess: onClose });
  return (
    <FormDialog title="Rename" busy={rename.isPending} onSave={save} onClose={onClose}>
      <Field
        label="Name"
        hint={`Leave it empty to call it “${tile.question}”.`}
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
    </FormDialog>
  );
}
