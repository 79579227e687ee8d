/**
 * A model that anybody can play: each request is written to a folder, and its answer is waited for there.
 *   instructions.txt, form.json   once, the same for every request
 *   <name>.ask.json               what a model would be sent, with the question masked
 *   <name>.answer.json            what it answers; written by whoever plays the model, and kept for the next run
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelCall } from '@tillsight/assistant/model';
import type { Completion } from '../apps/server/src/infra/model.ts';

export function fileModel(folder: string): (call: ModelCall) => Promise<Completion> {
  mkdirSync(folder, { recursive: true });
  return async call => {
    const { instructions, data, form } = call;
    writeFileSync(path.join(folder, 'instructions.txt'), instructions);
    writeFileSync(path.join(folder, 'form.json'), JSON.stringify(form, null, 1));
    const name = createHash('sha256').update(data).digest('hex').slice(0, 12);
    writeFileSync(path.join(folder, `${name}.ask.json`), data);
    const answer = await written(path.join(folder, `${name}.answer.json`));
    const read = tokensIn(instructions) + tokensIn(JSON.stringify(form.schema)) + tokensIn(data);
    const tokens = { read, written: tokensIn(answer) };
    try {
      return { written: JSON.parse(answer) as unknown, tokens };
    } catch {
      return { failure: 'It wrote no JSON.', tokens };
    }
  };
}

/** About four letters each, as English has it. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);

async function written(file: string): Promise<string> {
  if (!existsSync(file)) {
    await new Promise<void>(resolve => {
      const watcher = watch(path.dirname(file), () => {
        if (!existsSync(file)) return;
        watcher.close();
        resolve();
      });
      // It may have come between the look and the watch.
      if (existsSync(file)) {
        watcher.close();
        resolve();
      }
    });
  }
  const text = readFileSync(file, 'utf8');
  return text.trim() === '' ? written(file) : text;
}
