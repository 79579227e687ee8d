/** What is said of a linked phone. Pure. */
import type { Phone } from '@tillsight/contract/whatsapp';

type Known = Pick<Phone, 'status' | 'ending'> & {
  /** Where reports go meanwhile. */
  chat?: string | null;
};

export function phoneWords({ status, ending, chat = null }: Known): string {
  const meanwhile = chat === null ? 'reports come by email' : `reports come to your ${chat}`;
  const phone = ending === null ? 'Your phone' : `The phone ending in ${ending}`;
  const words: Record<Phone['status'], string> = {
    unlinked: `No phone linked yet, so ${meanwhile}.`,
    linked: `${phone} is linked. Send STOP from it to pause reports.`,
    stopped: `STOP was sent from ${lower(phone)}, so no reports go to it. Send START from it to resume them.`,
    recheck: `${phone} hasn't written for a long time, so ${meanwhile} until you link it again.`,
  };
  return words[status];
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
