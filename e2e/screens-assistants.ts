/** The pages on which a program such as Claude is let in, or ended, in each of their states; for the tests that look at every screen. */
import { listAssistants, readAssistantRequest } from '@tillsight/contract/assistants';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead } from './words.ts';

const asking = { name: 'Claude', goes_to: 'site', host: 'claude.ai', scopes: ['ask', 'metrics:read'] };

const assistants = [
  {
    id: '3a9f51d7-0c64-4f1b-9d55-8e2c7a6b0f13',
    name: 'Claude',
    host: 'claude.ai',
    scopes: ['ask', 'metrics:read'],
    connected_at: '2026-11-19T04:10:00.000Z',
    used_at: null,
  },
];

export const assistantScreens: ScreenGroup = {
  name: 'assistants',
  screens: [
    {
      name: 'connected assistants',
      path: paths.account(),
      before: page => answerInstead(page, listAssistants, { json: { success: true, assistants } }),
      sees: 'claude.ai',
    },
    {
      name: 'an assistant asks',
      path: `${paths.authorize()}?client_id=x&redirect_uri=y&response_type=code`,
      before: page => answerInstead(page, readAssistantRequest, { json: { success: true, assistant: asking } }),
      sees: 'Read metrics',
    },
    {
      name: 'an assistant asks wrongly',
      path: `${paths.authorize()}?client_id=x&redirect_uri=y&response_type=code`,
      sees: 'This assistant cannot be let in',
    },
  ],
};
