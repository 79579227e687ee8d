/** Whether Google knows the app. A code that never was tells: a client it knows is told the code is wrong, another one that it is not known. */
import { oauthPaths } from '@tillsight/contract/integrations';
import { googleScopes } from '@tillsight/platforms/google/oauth';
import { good, look, wrong, type Finding } from './finding.ts';
import { form, see, type Probe } from './probe.ts';

export async function checkGoogle(probe: Probe): Promise<Finding[]> {
  if (probe.config.google === undefined) {
    return [
      look('Google', {
        what: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set.',
        why: 'Merchants cannot connect Google Analytics or Google Ads.',
        todo: 'Make an OAuth client of the type "Web application" in the Google Cloud console; docs/going-live.md says how.',
      }),
    ];
  }
  const [client, returnAddress] = await Promise.all([checkClient(probe), checkReturn(probe)]);
  return [client, ...(client.state === 'good' ? [returnAddress] : [])];
}

async function checkClient({ fetch, config }: Probe): Promise<Finding> {
  const about = 'Google: client';
  const { clientId, clientSecret } = config.google ?? { clientId: '', clientSecret: '' };
  const fields = {
    grant_type: 'refresh_token',
    refresh_token: '1//doctor',
    client_id: clientId,
    client_secret: clientSecret,
  };
  const seen = await see(fetch, 'https://oauth2.googleapis.com/token', form(fields));
  if (seen === null) return unreachable(about, 'oauth2.googleapis.com');
  if (seen.json.error === 'invalid_grant') return good(about, 'Google knows the id and the secret.');
  return wrong(about, {
    what:
      seen.json.error === 'invalid_client'
        ? 'Google does not know this id with this secret.'
        : `Google answered ${seen.status} to a question about the client.`,
    why: 'No merchant can connect Google, and connections that exist end within the hour.',
    todo: 'Copy GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET from the same OAuth client of the Google Cloud console.',
  });
}

async function checkReturn({ fetch, config }: Probe): Promise<Finding> {
  const about = 'Google: return address';
  const redirectUri = new URL(oauthPaths.googleCallback, config.publicUrl).href;
  const query = new URLSearchParams({
    client_id: config.google?.clientId ?? '',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: `${googleScopes.google_analytics} ${googleScopes.google_ads}`,
    access_type: 'offline',
  });
  const seen = await see(fetch, `https://accounts.google.com/o/oauth2/v2/auth?${query.toString()}`);
  if (seen === null) return unreachable(about, 'accounts.google.com');
  const refusal = refusalIn(`${seen.text} ${seen.location}`);
  if (refusal === null) return good(about, `Google returns people to ${redirectUri}.`);
  if (refusal === 'redirect_uri_mismatch') {
    return wrong(about, {
      what: `${redirectUri} is not registered.`,
      why: 'Google shows merchants an error page instead of its consent.',
      todo: 'Add exactly this address to the authorized redirect URIs of the OAuth client.',
    });
  }
  return wrong(about, {
    what: `Google refuses to show its consent page (${refusal}).`,
    why: 'No merchant can connect Google.',
    todo: 'Check the consent screen of the Cloud project: published, with the scopes of Analytics and Ads.',
  });
}

/** Google names the refusal on its page, or in an encoded part of the address it sends people to. Its form is not documented. */
function refusalIn(said: string): string | null {
  const encoded = [...said.matchAll(/authError=([\w%+/=-]+)/g)].map(([, part = '']) =>
    Buffer.from(decodeURIComponent(part), 'base64').toString('latin1'),
  );
  return (
    /\b(redirect_uri_mismatch|invalid_client|invalid_scope|deleted_client|access_denied|org_internal|admin_policy_enforced|invalid_request)\b/.exec(
      [said, ...encoded].join(' '),
    )?.[1] ?? null
  );
}

function unreachable(about: string, host: string): Finding {
  return wrong(about, {
    what: `${host} does not answer.`,
    why: 'Nothing can be asked of Google.',
    todo: 'Let this machine reach it on port 443.',
  });
}
