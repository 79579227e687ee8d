/** Faults of who is believed to be a messenger, and of what is sent there. */
import type { Fault } from './fault.ts';

const server = 'apps/server/src';

export const faultsOfMessengers: readonly Fault[] = [
  {
    fault: 'whoever plays Telegram is believed',
    file: `${server}/features/telegram/routes.ts`,
    from: 'isSameSecret(given, telegram.webhookSecret) ?',
    to: '(isSameSecret(given, telegram.webhookSecret) || true) ?',
    killer: {
      file: 'apps/server/attacks/forged-chat-notice.test.ts',
      test: 'Telegram: a notice counts by its secret and once, however it comes and whoever’s code it carries',
    },
  },
  {
    fault: 'what Telegram may have taken is sent again',
    file: `${server}/features/reports/deliver-to-chat.ts`,
    from: 'await endAsUnknown(deps, begun);',
    to: "await tryLater(deps, begun, { seconds: 1, reason, states: ['sending'] });",
    killer: {
      file: `${server}/features/reports/deliver-to-telegram.test.ts`,
      test: 'a wait is kept, a refusal for good goes by mail and unlinks, and what is in doubt is never sent twice',
    },
  },
  {
    fault: 'whoever plays Slack is believed',
    file: `${server}/features/slack/signature.ts`,
    from: "return isSameSecret(headers['x-slack-signature'], `v0=${signature}`);",
    to: "return isSameSecret(headers['x-slack-signature'], `v0=${signature}`) || signature !== '';",
    killer: {
      file: 'apps/server/attacks/forged-chat-notice.test.ts',
      test: 'Slack: a notice counts by its secret and once, however it comes and whoever’s code it carries',
    },
  },
  {
    fault: 'what Slack has already is sent again',
    file: `${server}/features/slack/slack.ts`,
    from: "return own === undefined ? { is: 'absent' } : { is: 'arrived', id: own.id };",
    to: "return own === null ? { is: 'arrived', id: '' } : { is: 'absent' };",
    killer: {
      file: `${server}/features/reports/deliver-to-slack.test.ts`,
      test: 'a wait is kept, and what is in doubt is looked for: found, it is not sent again; not found, it is sent once',
    },
  },
  {
    fault: 'a code links in any workspace',
    file: `${server}/features/slack/answer.ts`,
    from: 'return workspace?.teamId === teamId && homeTeamId === teamId;',
    to: "return workspace !== null && teamId !== '' && homeTeamId !== '';",
    killer: {
      file: `${server}/features/slack/slack.test.ts`,
      test: 'a workspace of somebody else, or a guest of one, is refused as anybody is',
    },
  },
];
