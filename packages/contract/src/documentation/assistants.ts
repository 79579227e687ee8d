import * as assistants from '../assistants.ts';
import { documentedUnder, done, sample } from './documented.ts';

const under = documentedUnder('Assistants');

const request = {
  client_id: 'assistant-4b1f0a7be34d5e6f8a90b1c2d3e4f506',
  redirect_uri: 'http://127.0.0.1:6274/callback',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  scope: 'ask metrics:read',
  state: 'af0ifjsldkj',
};

export const assistantDocuments = [
  under(assistants.readAssistantRequest, {
    summary: 'Who asks to be let in, and for what',
    description: 'The fields are those of OAuth 2.1, as the assistant gave them to the browser.',
    refusals: ['not_found', 'too_many_requests'],
    request,
    response: {
      success: true,
      assistant: { name: 'Inspector', goes_to: 'computer', host: '127.0.0.1:6274', scopes: ['ask', 'metrics:read'] },
    },
  }),
  under(assistants.answerAssistantRequest, {
    summary: 'Allow or refuse an assistant',
    description: 'Returns the address to send the browser to, with a code for the assistant or with its refusal.',
    refusals: ['not_found', 'forbidden', 'conflict', 'too_many_requests'],
    request: { ...request, allow: true },
    response: {
      success: true,
      address: 'http://127.0.0.1:6274/callback?code=code_…&state=af0ifjsldkj&iss=https%3A%2F%2Ftillsight.example',
    },
  }),
  under(assistants.listAssistants, {
    summary: 'List the connected assistants',
    description: 'Programs that you let in by OAuth, what each may do and when it last did.',
    request: {},
    response: {
      success: true,
      assistants: [
        {
          id: sample.tokenId,
          name: 'Claude',
          host: 'claude.ai',
          scopes: ['ask', 'metrics:read'],
          connected_at: '2026-11-19T04:10:00.000Z',
          used_at: null,
        },
      ],
    },
  }),
  under(assistants.endAssistant, {
    summary: 'Disconnect an assistant',
    description: 'Its access and refresh tokens stop working at once.',
    request: { assistant_id: sample.tokenId },
    response: done('The assistant no longer has access.'),
  }),
];
