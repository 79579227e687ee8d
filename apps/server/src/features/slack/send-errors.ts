/** What a well-behaved sender does about each of Slack's refusals, by its word for it. */
import type { ChatRemedy, Refused } from '../messengers/messengers.ts';

const remedies: [words: RegExp, remedy: ChatRemedy][] = [
  [/^(ratelimited|rate_limited|message_limit_exceeded)$/, { act: 'slow', words: 'Slack asked us to wait.' }],
  [
    /^(token_revoked|token_expired|account_inactive|invalid_auth|not_authed|team_not_found|app_uninstalled)$/,
    { act: 'gone', isForAll: true, words: 'The app was removed from the Slack workspace.' },
  ],
  [
    /^(channel_not_found|is_archived|user_not_found|user_disabled|users_not_found|cannot_dm_bot|messages_tab_disabled)$/,
    { act: 'gone', words: 'The chat in Slack is not there any more.' },
  ],
  [
    /^(restricted_action\w*|ekm_access_denied|team_access_not_granted|access_denied|org_login_required|accesslimited|not_allowed_token_type)$/,
    { act: 'other-way', words: 'The Slack workspace does not allow it.' },
  ],
  [/^invalid_blocks: .*invalid slack file/, { act: 'other-way', words: 'Slack did not take the picture.' }],
];

export function slackRemedyFor({ code, details }: Pick<Refused, 'code' | 'details'>): ChatRemedy {
  const known = remedies.find(([words]) => words.test(code === 429 ? 'ratelimited' : details));
  return known?.[1] ?? { act: 'other-way', isAlarm: true, words: 'Slack did not take the message.' };
}
