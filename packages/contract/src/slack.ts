import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { GivenLink, LinkRequest } from './linking.ts';

/** `off`: not set up for this product, so that nothing of it is shown. `not_added`: the organization is in no workspace yet. */
export const SlackStatus = z.object({
  status: z.enum(['off', 'not_added', 'unlinked', 'linked']),
  /** What the organization's workspace calls itself. */
  workspace: z.nullable(z.string()),
  /** Whether this person may add the organization to a workspace, and take it out. */
  may_add: z.boolean(),
  linked_at: z.nullable(z.string()),
});
export type SlackStatus = z.infer<typeof SlackStatus>;

export const LinkSlackResponse = z.extend(GivenLink, {
  /** To be sent to the app in Slack; the link opens the conversation with it. */
  code: z.string(),
  workspace: z.string(),
});
export type LinkSlackResponse = z.infer<typeof LinkSlackResponse>;

/** How adding to a workspace went, as `slack` in the address of the page it ends on. */
export const slackOutcomes = ['added', 'cancelled', 'failed', 'stray', 'not-allowed', 'whole-organization'] as const;
export type SlackOutcome = (typeof slackOutcomes)[number];

export const readSlack = endpoint({
  name: 'readSlack',
  method: 'GET',
  path: '/api/v1/slack/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), slack: SlackStatus }),
});

export const linkSlack = endpoint({
  name: 'linkSlack',
  method: 'POST',
  path: '/api/v1/slack/link/',
  access: 'session',
  request: LinkRequest,
  response: LinkSlackResponse,
});

export const unlinkSlack = endpoint({
  name: 'unlinkSlack',
  method: 'POST',
  path: '/api/v1/slack/unlink/',
  access: 'session',
  request: Nothing,
  response: Done,
});

export const removeSlack = endpoint({
  name: 'removeSlack',
  method: 'POST',
  path: '/api/v1/slack/remove/',
  access: 'session',
  request: Nothing,
  response: Done,
});

/** Visited by browsers, but for `events`: Slack calls there, and signs what it sends. */
export const slackPaths = {
  start: '/api/v1/slack/start',
  callback: '/api/v1/slack/callback',
  events: '/api/v1/slack/events',
} as const;
