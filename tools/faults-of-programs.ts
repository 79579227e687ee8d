/** Faults of what programs of other people are let in by, and of what they are told. */
import type { Fault } from './fault.ts';

const server = 'apps/server/src';

export const faultsOfPrograms: readonly Fault[] = [
  {
    fault: 'any verifier proves who asked for a code',
    file: `${server}/features/assistants/token-trade.ts`,
    from: '      isProof(verifier, row.challenge);',
    to: '      (isProof(verifier, row.challenge) || verifier.length > 40);',
    killer: {
      file: 'apps/server/attacks/assistant-of-a-stranger.test.ts',
      test: 'a code is good once, for a minute, for who asked, and where it was sent',
    },
  },
  {
    fault: 'a refresh token that comes again ends nothing',
    file: `${server}/features/assistants/token-trade.ts`,
    from: "return end(base, trx, row, 'a refresh token that came again');",
    to: 'return null;',
    killer: {
      file: 'apps/server/attacks/assistant-of-a-stranger.test.ts',
      test: 'a refresh token is good once, and the second time ends everything that came of it',
    },
  },
  {
    fault: 'an assistant goes back to any address',
    file: `${server}/features/assistants/assistants.ts`,
    from: 'destination === null || !isRegistered(request.redirect_uri, client.redirect_uris)',
    to: 'destination === null',
    killer: {
      file: 'apps/server/attacks/assistant-of-a-stranger.test.ts',
      test: 'nobody is sent anywhere that was not registered, nor by an address alone',
    },
  },
  {
    fault: 'events go wherever a webhook sends them on',
    file: `${server}/features/webhooks/send-event.ts`,
    from: "redirect: 'manual',",
    to: "redirect: 'follow',",
    killer: {
      file: `${server}/features/webhooks/webhooks.test.ts`,
      test: 'what does not arrive is tried again under the same id, later each time, and what answers strangely does no harm',
    },
  },
  {
    fault: 'what did not arrive is not tried again',
    file: `${server}/features/webhooks/send-event.ts`,
    from: '  if (delay !== undefined) await enqueueSend(',
    to: '  if (delay === 5) await enqueueSend(',
    killer: {
      file: `${server}/features/webhooks/webhooks.test.ts`,
      test: 'what does not arrive is tried again under the same id, later each time, and what answers strangely does no harm',
    },
  },
  {
    fault: 'a new secret ends the former one at once',
    file: `${server}/features/webhooks/send-event.ts`,
    from: 'former_sealed !== null && counts ?',
    to: 'former_sealed === null && counts ?',
    killer: {
      file: `${server}/features/webhooks/webhooks.test.ts`,
      test: 'a new secret: both sign for a day, then the new one alone',
    },
  },
  {
    fault: 'a webhook may listen on this machine without the sandbox',
    file: `${server}/infra/outward-address.ts`,
    from: 'if (isHere ? !isLoopbackOpen : isIP',
    to: 'if (isHere ? false : isIP',
    killer: {
      file: `${server}/features/webhooks/webhooks.test.ts`,
      test: 'what is refused: addresses, people, passwords, too many',
    },
  },
  {
    fault: 'a trying of a report is told as a report',
    file: 'apps/server/migrations/functions/tell_of_delivery.sql',
    from: 'and not new.test and (',
    to: 'and (',
    killer: {
      file: `${server}/features/reports/tell-of-delivery.test.ts`,
      test: 'a report somebody only tries is not told of',
    },
  },
  {
    fault: 'a document may speak for another assistant',
    file: `${server}/features/assistants/client-document.ts`,
    from: 'if (client_id !== clientId) throw',
    to: "if (client_id === '') throw",
    killer: {
      file: `${server}/features/assistants/client-document.test.ts`,
      test: 'documents and addresses that are refused, each in a sentence that tells nothing of the network',
    },
  },
];
