import {
  addressOf,
  mostFigures,
  openPhoneWith,
  pictureMessage,
  templateMessage,
  uploadPng,
  type WhatsAppAccount,
  type WhatsAppDeps,
} from '../whatsapp/whatsapp.ts';
import type { ChatMessage, Mishap } from '../messengers/messengers.ts';
import type { Way } from './choose-way.ts';
import type { WrittenMail } from './deliver-by-mail.ts';
import type { Made } from './make-report.ts';
import { captionOf, headlineOf, type Headline } from './render-report.ts';
import type { DeliveryTask } from './store.ts';

/** What is sent, made for the way it goes. */
export type Sending = {
  mail: () => Promise<WrittenMail>;
  message: (way: Chosen['way'], account: WhatsAppAccount) => Promise<{ body: object } | Mishap>;
  chat: () => Promise<ChatMessage>;
};

type Chosen = { made: Made; way: Extract<Way, { number: string }>; account: WhatsAppAccount };

export async function messageFor(
  deps: WhatsAppDeps,
  task: DeliveryTask,
  { made, way, account }: Chosen,
): Promise<{ body: object } | Mishap> {
  const at = { way, account };
  if (way.kind === 'template')
    return templateFor(deps, task, { drawn: made, headline: headlineOf(made.inEnglish), ...at });
  const uploaded = await uploadedTo(made, at);
  if (typeof uploaded !== 'string') return uploaded;
  const address = addressOf(senderOf(deps, task));
  return { body: pictureMessage(address, { id: uploaded, caption: captionOf(made.report) }) };
}

type Drawn = Pick<Made, 'picture' | 'once'>;
type At = Pick<Chosen, 'way' | 'account'>;

/** Opens a conversation; its button brings all of it. */
export async function templateFor(
  deps: WhatsAppDeps,
  task: DeliveryTask,
  { drawn, headline, ...at }: At & { drawn: Drawn; headline: Headline },
): Promise<{ body: object } | Mishap> {
  const pictureId = await uploadedTo(drawn, at);
  if (typeof pictureId !== 'string') return pictureId;
  const figures = headline.figures.slice(0, mostFigures);
  const filling = { ...headline, figures, pictureId, payload: `report:${task.id}` };
  return { body: templateMessage(addressOf(senderOf(deps, task)), filling) };
}

/** The picture goes ahead to WhatsApp, once for all who get the same; an outcome says that this failed. */
async function uploadedTo({ picture, once }: Drawn, { way, account }: At): Promise<string | Mishap> {
  const png = await picture();
  return once(`picture at ${way.number}`, async () => {
    const outcome = await uploadPng(account, way.number, png);
    // Thrown so that it is not remembered, and caught just below.
    if (typeof outcome !== 'string') throw new UploadRefused(outcome);
    return outcome;
  }).catch((error: unknown) => {
    if (error instanceof UploadRefused) return error.outcome;
    throw error;
  });
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
  const { organization_id: organizationId, recipient_id: userId, sealed } = task;
  if (sealed === null) throw new Error('A phone has to be written to, but its number is not there.');
  return openPhoneWith(keyOf(deps, task), { organizationId, userId }, sealed);
}

export function keyOf({ vault }: WhatsAppDeps, { organization_id, master_key_id, wrapped }: DeliveryTask): Buffer {
  if (master_key_id === null || wrapped === null) throw new Error('A key of an organization is not there.');
  return vault.unwrap(organization_id, { masterKeyId: master_key_id, wrapped });
}

/** The picture shows every figure, and "more" brings all of it in words. */
export async function chatMessageFor(made: Made): Promise<ChatMessage> {
  return { text: captionOf(made.report), png: await made.picture(), choices: [], buttons: [] };
}
