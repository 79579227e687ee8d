/**
 * Mails about accounts. The secrets in their links are made here, when the mail is written, so that none waits in the
 * queue. Safe to run twice: a second mail carries a link of its own.
 */
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { job, type Job } from '../../infra/queue.ts';
import type { WrittenLetter } from './letter.ts';
import { sendCounted } from './mail-limits.ts';
import * as mails from './mails.ts';
import { newSecret } from './secret.ts';
import { findUserByEmail, insertEmailToken, type KnownUser, type TokenPurpose } from './store.ts';

export const mailJobs = {
  signedUp: 'mail-signed-up',
  verifyAgain: 'mail-verify-again',
  invited: 'mail-invited',
  wantedElsewhere: 'mail-wanted-elsewhere',
  forgotPassword: 'mail-forgot-password',
  /** Under the name it had when it was the only change, for those that wait. */
  passwordReset: 'mail-password-changed',
  passwordChanged: 'mail-password-changed-by-owner',
  secondFactorChanged: 'mail-second-factor-changed',
} as const;

const minute = 60_000;
const day = 24 * 60 * minute;

export function authJobs(base: Base): Job[] {
  const send = (user: KnownUser, mail: WrittenLetter) => base.mailer.send({ to: user.email, ...mail });
  const linkTo = (path: string, secret: string) => new URL(`${path}?token=${secret}`, base.publicUrl).href;
  return [
    job({
      name: mailJobs.signedUp,
      payload: z.object({ email: z.string(), user_id: z.string() }),
      handle: async ({ email, user_id }) => {
        const user = await findUserByEmail(base.db.outside, email);
        if (user === null) return;
        await sendCounted(base, email, 'stranger', async () => {
          if (user.id !== user_id) return send(user, mails.alreadyRegistered(base.publicUrl));
          const secret = await mailedSecret(base, user, { purpose: 'verify', lifeMs: day });
          return send(user, mails.verifyAddress(user.name, linkTo('/api/v1/auth/verify-email/', secret)));
        });
      },
    }),
    job({
      name: mailJobs.verifyAgain,
      payload: z.object({ email: z.string() }),
      handle: async ({ email }) => {
        const user = await findUserByEmail(base.db.outside, email);
        if (user === null || user.email_verified_at !== null) return;
        await sendCounted(base, email, 'stranger', async () => {
          const secret = await mailedSecret(base, user, { purpose: 'verify', lifeMs: day });
          await send(user, mails.verifyAddress(user.name, linkTo('/api/v1/auth/verify-email/', secret)));
        });
      },
    }),
    job({
      name: mailJobs.forgotPassword,
      payload: z.object({ email: z.string() }),
      handle: async ({ email }) => {
        const user = await findUserByEmail(base.db.outside, email);
        if (user === null) return;
        await sendCounted(base, email, 'forgotten', async () => {
          const secret = await mailedSecret(base, user, { purpose: 'reset', lifeMs: 30 * minute });
          await send(user, mails.resetPassword(user.name, linkTo('/auth/forgot-password', secret)));
        });
      },
    }),
    job({
      name: mailJobs.invited,
      payload: z.object({ email: z.string(), by: z.string() }),
      handle: async ({ email, by }) => {
        const user = await findUserByEmail(base.db.outside, email);
        if (user === null) return;
        await sendCounted(base, email, 'stranger', async () => {
          const secret = await mailedSecret(base, user, { purpose: 'reset', lifeMs: 3 * day });
          await send(user, mails.invitation(user.name, by, linkTo('/auth/forgot-password', secret)));
        });
      },
    }),
    job({
      name: mailJobs.wantedElsewhere,
      payload: z.object({ email: z.string() }),
      handle: async ({ email }) => {
        const user = await findUserByEmail(base.db.outside, email);
        if (user !== null)
          await sendCounted(base, email, 'stranger', () => send(user, mails.wantedElsewhere(user.name)));
      },
    }),
    job({
      name: mailJobs.passwordReset,
      payload: z.object({ email: z.string(), removed: z.optional(z.number()) }),
      handle: async ({ email, removed = 0 }) => {
        const user = await findUserByEmail(base.db.outside, email);
        const link = new URL('/auth/forgot-password', base.publicUrl).href;
        if (user !== null) await send(user, mails.passwordReset(user.name, link, removed));
      },
    }),
    job({
      name: mailJobs.passwordChanged,
      payload: z.object({ email: z.string() }),
      handle: async ({ email }) => {
        const user = await findUserByEmail(base.db.outside, email);
        const link = new URL('/auth/forgot-password', base.publicUrl).href;
        if (user !== null) await send(user, mails.passwordChanged(user.name, link));
      },
    }),
    job({
      name: mailJobs.secondFactorChanged,
      payload: z.object({ email: z.string(), on: z.boolean() }),
      handle: async ({ email, on }) => {
        const user = await findUserByEmail(base.db.outside, email);
        const link = new URL('/auth/forgot-password', base.publicUrl).href;
        if (user !== null) await send(user, mails.secondFactorChanged(user.name, link, on));
      },
    }),
  ];
}

type Making = { purpose: TokenPurpose; lifeMs: number };

async function mailedSecret(base: Base, user: KnownUser, { purpose, lifeMs }: Making): Promise<string> {
  const { secret, hash } = newSecret(purpose);
  const row = {
    organization_id: user.organization_id,
    token_hash: hash,
    user_id: user.id,
    purpose,
    expires_at: new Date(base.now() + lifeMs),
  };
  await base.db.inOrganization(user.organization_id, trx => insertEmailToken(trx, row));
  return secret;
}
