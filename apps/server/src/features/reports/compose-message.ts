import {
  addressOf,
  mostFigures,
  openPhoneWith,
  pictureMessage,
  templateMessage,
  uploadPng,
  type Mishap,
  type WhatsAppAccount,
  type WhatsAppDeps,
} from '../whatsapp/whatsapp.ts';
import type { Way } from './choose-way.ts';
import type { WrittenMail } from './deliver-by-mail.ts';
import type { Made } from './make-report.ts';
import { captionOf, headlineOf } from './render-report.ts';
import type { DeliveryTask } from './store.ts';

/** What is sent, made for the way it goes. */
export type Sending = {
  mail: () => Promise<WrittenMail>;
  message: (way: Chosen['way'], account: WhatsAppAccount) => Promise<{ body: object } | Mishap>;
};

type Chosen = { made: Made; way: Extract<Way, { number: string }>; account: WhatsAppAccount };

/** The picture goes ahead to WhatsApp, once for all who get the same report; an outcome says that this failed. */
export async function messageFor(
  deps: WhatsAppDeps,
  task: DeliveryTask,
  { made, way, account }: Chosen,
): Promise<{ body: object } | Mishap> {
  const png = await made.picture();
  const uploaded = await made
    .once(`picture at ${way.number}`, async () => {
      const outcome = await uploadPng(account, way.number, png);
      // Thrown so that it is not remembered, and caught just below.
      if (typeof outcome !== 'string') throw new UploadRefused(outcome);
      return outcome;
    })
    .catch((error: unknown) => {
      if (error instanceof UploadRefused) return error.outcome;
      throw error;
    });
  if (typeof uploaded !== 'string') return uploaded;
  const address = addressOf(senderOf(deps, task));
  if (way.kind === 'text') return { body: pictureMessage(address, { id: uploaded, caption: captionOf(made.report) }) };
  const headline = headlineOf(made.inEnglish);
  const figures = headline.figures.slice(0, mostFigures);
  const payload = `report:${task.id}`;
  return { body: templateMessage(address, { ...headline, figures, pictureId: uploaded, payload }) };
}

class UploadRefused extends Error {
  readonly outcome: Mishap;

  constructor(outcome: Mishap) {
    super('WhatsApp did not take the picture.');
    this.outcome = outcome;
  }
}

/** The organization's key came along with the task: hundreds of phones are opened without asking again. */
export function senderOf(deps: WhatsAppDeps, task: DeliveryTask) {
  const { organization_id: organizationId, recipient_id: userId, master_key_id, wrapped, sealed } = task;
  if (master_key_id === null || wrapped === null || sealed === null) {
    throw new Error('A phone has to be written to, but its number or its key is not there.');
  }
  const key = deps.vault.unwrap(organizationId, { masterKeyId: master_key_id, wrapped });
  return openPhoneWith(key, { organizationId, userId }, sealed);
}
