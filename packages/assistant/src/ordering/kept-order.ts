/**
 * "Sunday wala message ab mat bhejna", "change the ROAS alert from 3 to 2.5": orders about what is kept already. The act, the thing and how long
 * are taken out wherever they stand; every word that is left names which one is meant, and the one who keeps them says when none is called so.
 */
import { withoutFillers } from '../alerts/plainly.ts';
import { readAlertChange } from './alert-change.ts';
import { readKeptEnding } from './kept-ending.ts';
import { isList } from './kept-lists.ts';
import type { KeptKind, KeptOrder } from './kept-nouns.ts';
import { readQuiet } from './quiet-hours.ts';
import { readScheduleChange } from './schedule-change.ts';

const asks =
  /^(?:how|why|when|where|who|did|does|do|was|were|is|are|has|have|had|what|which|should|kya|kyun|kyon|kab|kaun|kitn[aei])(?= |$)|(?:^| )(?:tha|thi|the|kitn[aei]|kyun|kyon|kaise)$/;

/** Nothing where the text names no act, or no thing of that kind. */
export function readKept(typed: string, kind: KeptKind): KeptOrder | undefined {
  const plain = withoutFillers(typed);
  if (isList(plain, kind)) return { do: 'list' };
  if (asks.test(withoutOpening(plain))) return undefined;
  return kind === 'alert'
    ? (readQuiet(plain) ?? readKeptEnding(typed, kind) ?? readAlertChange(plain))
    : (readKeptEnding(typed, kind) ?? readScheduleChange(plain));
}

const politely =
  /^(?:(?:ok|okay|haan|yes|hey|and|also|now|then|so|just|kindly|(?:can|could|will|would) you|can we|you can|why don't you|why dont you|why not|ab se|zara) )+/;
const withoutOpening = (plain: string): string => plain.replace(politely, '');
