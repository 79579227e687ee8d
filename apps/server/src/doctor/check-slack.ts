/** Whether Slack knows the app, and whether it can bring us anything. */
import { slackPaths } from '@tillsight/contract/slack';
import { good, look, wrong, type Finding } from './finding.ts';
import { form, see, type Probe } from './probe.ts';

/** Nothing at all where Slack is not set: nobody misses it. */
export async function checkSlack({ fetch, config }: Probe): Promise<Finding[]> {
  const { slack, publicUrl } = config;
  if (slack === undefined) return [];
  // A code that nobody was given: whoever asks is looked at before it.
  const fields = { client_id: slack.clientId, client_secret: slack.clientSecret, code: 'doctor' };
  const seen = await see(fetch, 'https://slack.com/api/oauth.v2.access', form(fields));
  const app = checkApp(seen?.json.error ?? null, seen?.status ?? null);
  return app.state === 'wrong' ? [app] : [app, checkAddress(publicUrl)];
}

function checkApp(error: unknown, status: number | null): Finding {
  const about = 'Slack: app';
  const why = 'No workspace can be added.';
  if (status === null)
    return wrong(about, { what: 'slack.com does not answer.', why, todo: 'Let this machine reach it on port 443.' });
  if (error === 'invalid_client_id')
    return wrong(about, { what: 'Slack does not know the app.', why, todo: 'Copy SLACK_CLIENT_ID from its page.' });
  if (error === 'bad_client_secret')
    return wrong(about, {
      what: 'Slack does not accept the secret.',
      why,
      todo: 'Copy SLACK_CLIENT_SECRET from the page of the app.',
    });
  if (error === 'invalid_code') return good(about, 'Slack knows the app, and its secret is right.');
  return look(about, {
    what: `Slack answered ${status} to a question about the app.`,
    why,
    todo: 'Ask the doctor again in some minutes.',
  });
}

/** What Slack has as the request URL, and what it signs with, is told to nobody but whoever looks at the page of the app. */
function checkAddress(publicUrl: URL): Finding {
  const about = 'Slack: request URL';
  const { href } = new URL(slackPaths.events, publicUrl);
  if (publicUrl.protocol === 'https:') return good(about, `Events and interactivity have to go to ${href}.`);
  return look(about, {
    what: `Slack brings nothing to ${href}, which is not https.`,
    why: 'Otherwise no question and no tap arrives.',
    todo: 'Set PUBLIC_URL to an address that begins with https://.',
  });
}
