/** Somebody signs up with another's address and turns on two-step sign-in, so that its owner never gets in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { startServer } from '../test/kit.ts';
import { startMailbox } from '../test/mailbox.ts';
import { mailedToken, resetPassword } from './mailed-link.ts';
import { squat, squatted } from './squatter.ts';

const now = Date.parse('2026-11-20T06:00:10Z');
const factor = '/api/v1/auth/second-factor/';

for (const opened of [false, true]) {
  const how = opened ? 'which a mail scanner has opened the link for' : 'which nobody has verified';
  test(`an address, ${how}, belongs to who reads its mails`, async t => {
    const mailbox = await startMailbox(t);
    const server = await startServer(t, { now: () => now, environment: { SMTP_URL: mailbox.url } });
    const { client } = await squat(server);
    const verification = await mailedToken({ server, mailbox }, squatted.email);
    if (opened) await server.client().get(`/api/v1/auth/verify-email/?token=${verification}`);
    const begun = await client.post(factor, { password: squatted.password });
    const { secret } = begun.body as { secret?: string };
    if (secret !== undefined) {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
      await client.post(`${factor}confirm/`, { code });
    }

    const password = 'Owner42Harbour';
    await resetPassword({ server, mailbox }, squatted.email, password);
    const owner = server.client();
    const answer = await owner.post('/api/v1/auth/sign-in/', { email: squatted.email, password });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal((await owner.post(factor, { password })).status, 200, 'Now it is theirs, and they may.');
    assert.equal((await client.get('/api/v1/auth/session/')).status, 401);
  });
}
