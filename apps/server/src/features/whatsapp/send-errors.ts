/** What a well-behaved sender does about each of WhatsApp's error codes; decided by code alone. */

/**
 * `again`: soon, a few times. `slow`: the number as a whole is to wait. `pair`: this person is. `template`: the window
 * is closed. `other-way`: not by WhatsApp this time.
 */
type Act = 'again' | 'slow' | 'pair' | 'template' | 'other-way';

export type Remedy = {
  act: Act;
  /** What else it means: for our number, our templates, or the phone. */
  mark?: 'hold-number' | 'hold-templates' | 'doubt-phone' | 'unreachable';
  /** For whoever runs the product: this does not mend itself. */
  isAlarm?: boolean;
  /** For the merchant, beside the delivery. */
  words: string;
};

export function remedyFor(code: number): Remedy {
  const known = remedies.find(([codes]) => codes.some(each => isOneOf(code, each)));
  return known?.[1] ?? { act: 'other-way', isAlarm: true, words: `WhatsApp refused it (${code}).` };
}

type Codes = number | readonly [from: number, to: number];

const later = { act: 'again', words: 'WhatsApp had a problem of its own.' } as const;
const stopped = { act: 'other-way', mark: 'hold-number', isAlarm: true } as const;
const ours = { act: 'other-way', isAlarm: true, words: 'WhatsApp did not understand the message.' } as const;
const noTemplate = { act: 'other-way', mark: 'hold-templates', isAlarm: true } as const;

const remedies: readonly [readonly Codes[], Remedy][] = [
  [[1, 2, 131_000, 131_016, 131_057, 133_004], later],
  [[4, 80_007, 80_008, 130_429], { act: 'slow', words: 'Too much was sent from our number at once.' }],
  [[131_056], { act: 'pair', words: 'Too much was sent to this phone at once.' }],
  [[131_047], { act: 'template', words: 'The 24-hour window had closed.' }],
  [[131_026], { act: 'other-way', mark: 'unreachable', words: 'The phone cannot be reached on WhatsApp.' }],
  [[131_021, 131_030, 130_403, 131_050], { act: 'other-way', words: 'WhatsApp does not let us write to this phone.' }],
  [[131_049, 130_472], { act: 'other-way', words: 'WhatsApp held it back for today.' }],
  [[137_000], { act: 'other-way', mark: 'doubt-phone', words: 'The number belongs to somebody else now.' }],
  [[131_062], { act: 'other-way', words: "WhatsApp does not give us this phone's number." }],
  [[131_048, 131_064], { ...stopped, words: 'WhatsApp limits our number for now.' }],
  [[0, 190, 10, [200, 299], 131_005], { ...stopped, words: 'Our access to WhatsApp has ended.' }],
  [[368, 131_031, 130_497, 131_042, 131_037], { ...stopped, words: 'WhatsApp has stopped our account for now.' }],
  [[133_010, 131_045], { ...stopped, words: 'Our number is not registered at WhatsApp.' }],
  [[132_001, 132_007, 132_015, 132_016, 131_063], { ...noTemplate, words: 'The message template cannot be used just now.' }],
  [[100, 131_008, 131_009, 131_051, 131_052, 131_053, 132_000, 132_005, 132_012, 132_018], ours],
]; // prettier-ignore

function isOneOf(code: number, codes: Codes): boolean {
  return typeof codes === 'number' ? codes === code : code >= codes[0] && code <= codes[1];
}
