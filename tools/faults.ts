/**
 * Deliberate faults of the safety net. Each replaces one piece of text by another, and each has a test that must
 * notice it; `npm run mutations` tries them all in a copy.
 */
import type { Fault } from './fault.ts';
import { faultsOfMessengers } from './faults-of-messengers.ts';
import { faultsOfPrograms } from './faults-of-programs.ts';

const server = 'apps/server/src';
const safetyNet = `${server}/safety-net.test.ts`;

export const faults: readonly Fault[] = [
  {
    fault: 'the unique key of deliveries is dropped',
    file: 'apps/server/migrations/0010-reports.sql',
    from: '  unique (organization_id, user_id, role, frequency, slot, recipient_id),\n',
    to: '',
    killer: { file: safetyNet, test: 'one report for a slot and a person, whoever plans it and however often' },
  },
  {
    fault: 'a notice is acknowledged before it is committed',
    file: `${server}/features/whatsapp/receive.ts`,
    from: 'if (notices.messages.length > 0) await keepMessages(deps, notices.messages);',
    to: 'if (notices.messages.length > 0) void keepMessages(deps, notices.messages).catch(() => {});',
    killer: {
      file: safetyNet,
      test: 'a notice that could not be kept is not acknowledged, and is kept once when it comes again',
    },
  },
  {
    fault: 'what was not answered in time is sent again',
    file: `${server}/features/reports/deliver.ts`,
    from: `  if (outcome.kind === 'accepted') {`,
    to: `  if (outcome.kind === 'unknown') {
    await sendMessage(account, way.number, { ...message.body, biz_opaque_callback_data: dataOf(task.id, epoch) });
  }
  if (outcome.kind === 'accepted') {`,
    killer: {
      file: `${server}/features/reports/deliver.test.ts`,
      test: 'an answer that gets lost: the status tells, and nothing is sent twice',
    },
  },
  {
    fault: 'the epoch of a record is not checked',
    file: 'apps/server/migrations/functions/record_deliveries.sql',
    from: 'where d.id = held.id and d.epoch = r.epoch\n',
    to: 'where d.id = held.id\n',
    killer: { file: safetyNet, test: 'whoever was overtaken neither begins nor writes anything' },
  },
  {
    fault: 'a lease outlives its heartbeat',
    file: `${server}/infra/heartbeat.ts`,
    from: 'const deadAfterSeconds = 3;',
    to: 'const deadAfterSeconds = 3_600;',
    killer: {
      file: safetyNet,
      test: 'what a dead process held is taken over at once, and what a living one holds is left alone',
    },
  },
  {
    fault: 'the organization is set for the connection instead of the transaction',
    file: `${server}/infra/db.ts`,
    from: `begin; set local tillsight.organization_id`,
    to: `begin; set tillsight.organization_id`,
    killer: {
      file: `${server}/infra/db.test.ts`,
      test: 'without an organization nothing is seen and nothing is written',
    },
  },
  {
    fault: 'row-level security is not forced on one table',
    file: 'apps/server/migrations/0008-chat-threads.sql',
    from: `select protect_tenant_table('chat_threads');`,
    to: `select protect_tenant_table('chat_threads');\nalter table chat_threads no force row level security;`,
    killer: {
      file: `${server}/infra/db.test.ts`,
      test: 'every table of an organization is guarded, whatever is forgotten',
    },
  },
  {
    fault: 'a signature is compared on the parsed body',
    file: `${server}/features/whatsapp/notices.ts`,
    from: `createHmac('sha256', secret).update(body).digest()`,
    to: `createHmac('sha256', secret).update(JSON.stringify(parsed(body))).digest()`,
    killer: {
      file: safetyNet,
      test: 'a notice that could not be kept is not acknowledged, and is kept once when it comes again',
    },
  },
  {
    fault: 'notices are told apart by what they say instead of by their id',
    file: `${server}/features/integrations/webhooks.ts`,
    from: `const row = { provider: 'shopify', webhook_id: webhookId,`,
    to: `const row = { provider: 'shopify', webhook_id: body.toString('base64').slice(0, 200),`,
    killer: {
      file: `${server}/features/integrations/connection.test.ts`,
      test: 'webhooks: signed over the bytes, kept before the answer, done once, whatever they say',
    },
  },
  {
    fault: 'a renewed token is stored after its first use',
    file: `${server}/features/integrations/credentials.ts`,
    from: 'await updateGrant(trx, row.id, { sealed, updated_at: new Date(deps.now()) });',
    to: `setTimeout(
        () => void deps.db.inOrganization(organizationId, late => updateGrant(late, row.id, { sealed, updated_at: new Date() })).catch(() => {}),
        500,
      );`,
    killer: {
      file: `${server}/features/integrations/connection.test.ts`,
      test: 'two processes renew once: the row is locked until the new pair is stored',
    },
  },
  {
    fault: 'an Authorization header is logged',
    file: `${server}/infra/log.ts`,
    from: `  'authorization',\n`,
    to: '',
    killer: {
      file: `${server}/infra/log.test.ts`,
      test: 'secrets are not written, and an error brings its words and nothing of its library',
    },
  },
  {
    fault: 'the next slot is worked out in UTC',
    file: `${server}/infra/wall-clock.ts`,
    from: `wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })`,
    to: `wall.toZonedDateTime('UTC', { disambiguation: 'earlier' })`,
    killer: {
      file: `${server}/features/reports/schedule.test.ts`,
      test: 'nextSlot: the first one later than an instant',
    },
  },
  {
    fault: 'a budget is given back when the attempt fails',
    file: `${server}/features/auth/auth.ts`,
    from: '  if (user === null || !matches) {\n',
    to: '  if (user === null || !matches) {\n    await refund(deps.db, budgets);\n',
    killer: {
      file: `${server}/features/auth/auth.test.ts`,
      test: 'signIn: five wrong passwords a minute, then a wait that is told',
    },
  },
  {
    fault: "a model's own words and numerals are believed",
    file: 'packages/assistant/src/model/word-with-model.ts',
    from: 'if (!written.success || !isHarmless(written.data.sentence, names)) return undefined;',
    to: 'if (!written.success) return undefined;',
    killer: {
      file: `${server}/infra/model.test.ts`,
      test: 'tries of every misbehaviour change no figure, leak nothing and end in time',
    },
  },
  {
    fault: "a model's reading stands without words of the question",
    file: 'packages/assistant/src/model/intent-of-reading.ts',
    from: 'if (!isAnchored(request, question.text) || isTooMuch(request)) return undefined;',
    to: 'if ((!isAnchored(request, question.text) && isTooMuch(request)) || isTooMuch(request)) return undefined;',
    killer: {
      file: `${server}/infra/model.test.ts`,
      test: 'a part that stands in no word of the question voids the reading, and so does one beside the words of another',
    },
  },
  {
    fault: 'names of the store are sent to a model',
    file: 'packages/assistant/src/model/masked-question.ts',
    from: 'const own = namesIn(text, values).map(',
    to: 'const own = namesIn(text, {}).map(',
    killer: {
      file: 'packages/assistant/src/model/masked-question.test.ts',
      test: 'names of the store become placeholders, and so do parts found by other words; the longest goes first',
    },
  },
  {
    fault: 'a provider that counts no tokens makes the day endless',
    file: `${server}/features/chat/model.ts`,
    from: 'Math.max(tokens.read + tokens.written, leastTokensOf(call))',
    to: 'Math.max(tokens.read + tokens.written, leastTokensOf(call) * 0)',
    killer: {
      file: `${server}/features/chat/model.test.ts`,
      test: 'a spent day changes nothing else, also where a provider counts nothing',
    },
  },
  {
    fault: 'sessions outlive a change of role',
    file: `${server}/features/users/users.ts`,
    from: 'await endSessionsOf(trx, input.userId);',
    to: 'void endSessionsOf;',
    killer: { file: `${server}/features/users/users.test.ts`, test: 'users' },
  },
  {
    fault: 'a redirect is followed',
    file: 'packages/platforms/src/http.ts',
    from: `redirect: 'manual',`,
    to: `redirect: 'follow',`,
    killer: { file: 'packages/platforms/src/http.test.ts', test: 'send: a redirect' },
  },
  {
    fault: 'intents are committed without waiting for the disk',
    file: `${server}/infra/db.ts`,
    from: '`-c role=${',
    to: '`-c synchronous_commit=off -c role=${',
    killer: { file: safetyNet, test: 'nothing of ours loosens how safely the database writes' },
  },
  {
    fault: 'an erasure may not be done twice',
    file: `${server}/features/integrations/webhooks.ts`,
    from: 'if (webhook === null || webhook.done_at !== null) return;',
    to: 'if (webhook === null) return;',
    killer: {
      file: safetyNet,
      test: 'what is done for an erasure may be done twice: nothing more happens the second time',
    },
  },
  {
    fault: 'a breaker is shared by all accounts',
    file: 'packages/platforms/src/breaker.ts',
    from: `(failedAt.get(account) ?? [])`,
    to: `[...failedAt.values()].flat()`,
    killer: {
      file: 'packages/platforms/src/lanes.test.ts',
      test: 'createBreaker: opens at its limit, and closes as the oldest failure is forgotten',
    },
  },
  {
    fault: 'Retry-After is ignored',
    file: 'packages/platforms/src/http.ts',
    from: 'retryAfterMs(outcome, deps.now()) ?? jittered',
    to: 'retryAfterMs(outcome, deps.now()) === undefined ? jittered : jittered',
    killer: { file: 'packages/platforms/src/http.test.ts', test: 'send: too many, with a wait in seconds' },
  },
  {
    fault: 'a word of any length reaches the reader',
    file: 'packages/assistant/src/readable-text.ts',
    from: 'const isTooMuch = longWord.test(small) || piledMarks',
    to: 'const isTooMuch = piledMarks',
    killer: {
      file: 'packages/assistant/src/readable-text.test.ts',
      test: 'of 2,400 hostile texts only little reaches the reader',
    },
  },
  {
    fault: 'what is given up costs its person nothing',
    file: `${server}/features/chat/readers.ts`,
    from: '      purse.pay(person,',
    to: '      void (person,',
    killer: {
      file: `${server}/features/chat/readers.test.ts`,
      test: 'who has used up the minute is told to wait, and nobody else is',
    },
  },
  {
    fault: 'a linked phone outlives the password',
    file: `${server}/features/auth/auth.ts`,
    from: 'await deleteMessengersOf(trx, who.userId)',
    to: '{ phone: deleteMessengersOf.length === 0, chats: [] }',
    killer: {
      file: 'apps/server/attacks/phone-after-reset.test.ts',
      test: 'a phone, and a code that was not sent yet, end with the password',
    },
  },
  {
    fault: 'what a squatter made outlives the reset',
    file: `${server}/features/auth/auth.ts`,
    from: 'const removed = user.proved_at === null ?',
    to: 'const removed = user.proved_at !== null ?',
    killer: {
      file: 'apps/server/attacks/colleague-of-a-squatter.test.ts',
      test: 'what was made before the owner of an address came ends when they come',
    },
  },
  {
    fault: 'the intent to mail is written before a connection is open',
    file: `${server}/infra/mailer.ts`,
    from: 'const turn = new Turn(begin);',
    to: 'const early = begin();\n  const turn = new Turn(() => early);',
    killer: {
      file: `${server}/features/reports/deliver-by-mail.test.ts`,
      test: 'a mail is begun only when a mail server waits for it, over five connections at most',
    },
  },
  {
    fault: 'a mail that is sent again has another Message-ID',
    file: `${server}/features/reports/deliver-by-mail.ts`,
    from: '${task.id}.${task.tries}@',
    to: '${task.id}.${task.epoch}@',
    killer: {
      file: `${server}/features/reports/deliver-by-mail.test.ts`,
      test: 'a mail whose process died is left alone for a minute, and then sent again, and says so',
    },
  },
  {
    fault: 'a notice is believed whatever its body says',
    file: 'packages/platforms/src/shopify/webhook.ts',
    from: 'if (shopOf(objectIn(rawBody), topic) !== shop) {',
    to: 'if (shopOf(objectIn(rawBody), topic) !== shop && topic === undefined) {',
    killer: {
      file: 'apps/server/attacks/forged-shopify-notice.test.ts',
      test: "a stranger's own return from Shopify disconnects nobody's store",
    },
  },
  {
    fault: 'everybody may disconnect the store',
    file: `${server}/features/integrations/managing.ts`,
    from: "if (!isManager(caller.role)) throw new ProblemError('forbidden', onlyManagers);",
    to: "if (!isManager(caller.role) && caller.role === '') throw new ProblemError('forbidden', onlyManagers);",
    killer: {
      file: 'apps/server/attacks/store-replaced-by-a-colleague.test.ts',
      test: 'nor disconnects it',
    },
  },
  {
    fault: 'a refused token ends whatever grant is there',
    file: `${server}/features/integrations/dead-grant.ts`,
    from: 'if (current !== refused) return false;',
    to: 'if (current === undefined) return false;',
    killer: {
      file: 'apps/server/attacks/consent-during-a-dead-renewal.test.ts',
      test: 'a consent that is given while an old token is refused stays',
    },
  },
  {
    fault: 'a grant that nobody kept stays open',
    file: `${server}/features/integrations/revocations.ts`,
    from: 'await enqueue(db, revokeJob, { id }, ',
    to: 'if (waitMs < visitMs) await enqueue(db, revokeJob, { id }, ',
    killer: {
      file: 'apps/server/attacks/killed-while-connecting.test.ts',
      test: 'a grant whose process died before it was kept is ended at Shopify',
    },
  },
  {
    fault: 'a password outlives the connection it was typed in for',
    file: `${server}/features/integrations/revocations.ts`,
    from: '(endsAlone(grant) ? { ...grant, refreshToken: null } : grant)',
    to: 'grant',
    killer: {
      file: `${server}/features/integrations/shiprocket.test.ts`,
      test: 'while Shiprocket is away the token waits to be ended, without the password',
    },
  },
  {
    fault: 'a part of the orders is counted as all of them',
    file: 'packages/platforms/src/shiprocket/order-pages.ts',
    from: ' || orders.length < first.total',
    to: '',
    killer: {
      file: 'packages/platforms/src/shiprocket/source.test.ts',
      test: 'a page that lacks an order, and orders of other days, are no figure',
    },
  },
  {
    fault: 'an installation connects to whoever is signed in',
    file: `${server}/features/integrations/installation.ts`,
    from: 'if (!isTheirs || !isManager(caller.role)) return',
    to: 'if (caller === null || !isManager(caller.role)) return',
    killer: {
      file: 'apps/server/attacks/install-of-a-stranger.test.ts',
      test: "a stranger's store becomes nobody's without a word",
    },
  },
  {
    fault: 'an installation takes a return of any state',
    file: `${server}/features/integrations/installation-store.ts`,
    from: "query.where('state_hash', '=', stateHash)",
    to: "query.where('state_hash', 'is not', null)",
    killer: {
      file: 'apps/server/attacks/install-of-a-stranger.test.ts',
      test: "a victim's consent is taken in no other browser, and once",
    },
  },
  ...faultsOfMessengers,
  ...faultsOfPrograms,
];
