import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wishOf, type Situation, type Wish } from './shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const calm: Situation = { isMac: false, isTyping: false, isDialogOpen: false, areLettersOn: true };

test('a key press asks for something only when nobody types and no dialog is open', () => {
  const cases: [press: Partial<KeyboardEvent>, situation: Partial<Situation>, wish: Wish | null][] = [
    [{ key: 'k', ctrlKey: true }, {}, 'palette'],
    [{ key: 'K', ctrlKey: true }, { isTyping: true }, 'palette'],
    [{ key: 'k', metaKey: true }, {}, null],
    [{ key: 'k', metaKey: true }, { isMac: true, isTyping: true }, 'palette'],
    [{ key: 'k', ctrlKey: true }, { isMac: true, isTyping: true }, null],
    [{ key: 'k', ctrlKey: true }, { isDialogOpen: true }, null],
    [{ key: 'k', ctrlKey: true, altKey: true }, {}, null],
    [{ key: 'k', ctrlKey: true }, { areLettersOn: false }, 'palette'],
    [{ key: 'k' }, {}, null],
    [{ key: '?' }, {}, 'shortcuts'],
    [{ key: '?' }, { isTyping: true }, null],
    [{ key: '?' }, { areLettersOn: false }, null],
    [{ key: '?', isComposing: true }, {}, null],
    [{ key: 'g' }, {}, 'go'],
    [{ key: 'g', ctrlKey: true }, {}, null],
    [{ key: 'g' }, { isTyping: true }, null],
    [{ key: 'G' }, {}, null],
  ];
  for (const [press, situation, wish] of cases) {
    const asked = wishOf({ ...plain, key: '', ...press }, { ...calm, ...situation });
    assert.equal(asked, wish, JSON.stringify([press, situation]));
  }
});
