/** A linked chat: one person's conversation with the app. */
import type { Base } from '../../infra/base.ts';
import { hashOfPerson } from '../messengers/messengers.ts';

/** What is kept of it, sealed. */
export type KeptChat = { teamId: string; personId: string; channel: string };

type Person = { homeTeamId: string; personId: string };

export const hashOfChat = (base: Base, { homeTeamId, personId }: Person): Promise<Buffer> =>
  hashOfPerson(base, `slack|${homeTeamId}|${personId}`);

/** By conversation and message. */
export const hashOfMessage = (base: Base, id: string): Promise<Buffer> => hashOfPerson(base, `slack-message|${id}`);
