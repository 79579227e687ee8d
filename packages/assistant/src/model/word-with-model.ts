/** A sentence around named slots, worded by a model. Its own words come from a closed list, so that it can say nothing false. */
import * as z from 'zod/mini';
import type { Model } from '../model.ts';

/** What the sentence says, in the order in which it has to be said; code writes every one. */
export type Slots = { metric: string; when: string; value: string } & (Compared | object);
type Compared = { change: string; base: string; before: string };

/** Not in the form: Google's schemas know no length of a text. */
const longest = 300;

const Wording = z.strictObject({ sentence: z.string() });
const { $schema: _, ...schema } = z.toJSONSchema(Wording);
const form = { name: 'wording', schema };

const instructions = `You word one friendly sentence for a shop owner around named slots, as JSON of the given form.
The user message is JSON with the names of the slots. Write each once, in that order, in curly braces, such as {value}.
{metric} is the name of a figure, {when} its days with their preposition, {value} the figure, {change} how it moved ("up 3%"), {base} the figure before,
{before} the days before with their preposition. Use plain English connecting words only: no numbers, no judgement, no direction, no advice.`;

/** Nothing when the model's sentence may not be used; the built-in one then stands. */
export async function wordWithModel(slots: Slots, model: Model): Promise<string | undefined> {
  const names = Object.keys(slots);
  const data = JSON.stringify({ slots: names });
  const written = Wording.safeParse(
    await model.complete({ instructions, data, form, mostTokens: 120, isConstant: true }),
  );
  if (!written.success || !isHarmless(written.data.sentence, names)) return undefined;
  const filled = written.data.sentence
    .trim()
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (slots as Record<string, string>)[name] ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Every slot once and in order; between them nothing but words that claim nothing. */
function isHarmless(sentence: string, names: string[]): boolean {
  const used = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (sentence.length > longest || used.join() !== names.join()) return false;
  const rest = sentence.replaceAll(/\{\w+\}/g, ' ');
  if (!/^[a-z\s.,:;'’–-]*$/i.test(rest)) return false;
  return rest
    .toLowerCase()
    .split(/[^a-z]+/)
    .every(word => word === '' || harmless.has(word));
}

const harmless = new Set(
  `a an and are as at been by came comes compared comparison figure figures for from had has have here hi hello i in is it its made
  makes of on our reached s see shop so stand stands stood store that the there these they this those versus was we were which while
  with you your`.split(/\s+/),
);
