import type { Random } from '../../world/random.ts';
import { SANDBOX_WHATSAPP } from '../credentials.ts';

/** One thing that happened. What belongs to the chat says which number; what belongs to the account has a field of its own. */
export type Update =
  | {
      kind: 'messages' | 'statuses';
      number: { id: string; display: string };
      contacts: object[];
      payload: object;
      onTaken?: () => void;
    }
  | { kind: 'account'; field: string; value: object; at: number };

type Change = { field: string; value: Record<string, unknown> };

/**
 * Several updates in one body. How they are spread over entries, changes and arrays is left to chance:
 * a receiver has to go through all of them.
 */
export function envelopeOf(updates: readonly Update[], random: Random): object {
  const entries: { id: string; time?: number; changes: Change[] }[] = [];
  let last: { update: Update; change: Change } | null = null;
  for (const update of updates) {
    const entry = entries.at(-1);
    if (last && isAlike(last.update, update) && random.chance(0.5)) {
      append(last.change, update);
      continue;
    }
    const change = changeOf(update);
    if (update.kind === 'account') {
      entries.push({ id: SANDBOX_WHATSAPP.businessAccountId, time: Math.floor(update.at / 1000), changes: [change] });
    } else if (entry && entry.time === undefined && random.chance(0.5)) entry.changes.push(change);
    else entries.push({ id: SANDBOX_WHATSAPP.businessAccountId, changes: [change] });
    last = { update, change };
  }
  return { object: 'whatsapp_business_account', entry: entries };
}

function changeOf(update: Update): Change {
  if (update.kind === 'account') return { field: update.field, value: update.value as Record<string, unknown> };
  const { kind, number, contacts, payload } = update;
  const metadata = { display_phone_number: number.display.replaceAll(/\D/g, ''), phone_number_id: number.id };
  const value = {
    messaging_product: 'whatsapp',
    metadata,
    ...(contacts.length > 0 ? { contacts } : {}),
    [kind]: [payload],
  };
  return { field: 'messages', value };
}

function isAlike(one: Update, other: Update): boolean {
  if (one.kind === 'account' || other.kind === 'account') return false;
  return one.kind === other.kind && one.number.id === other.number.id;
}

function append({ value }: Change, update: Update): void {
  if (update.kind === 'account') return;
  (value[update.kind] as object[]).push(update.payload);
  if (update.contacts.length > 0)
    value.contacts = [...((value.contacts as object[] | undefined) ?? []), ...update.contacts];
}
