/** Whether Meta knows the app. A code that never was tells: an app it knows is told the code is wrong, another one that it is not known. */
import { newestVersion } from '@tillsight/platforms/meta-ads/graph-api';
import { oauthPaths } from '@tillsight/contract/integrations';
import { good, look, wrong, type Finding } from './finding.ts';
import { see, type Probe } from './probe.ts';

export async function checkMeta({ fetch, config }: Probe): Promise<Finding[]> {
  const { meta } = config;
  if (meta === undefined) {
    return [
      look('Meta Ads', {
        what: 'META_APP_ID and META_APP_SECRET are not set.',
        why: 'Merchants read on its card that Meta Ads is still to come.',
        todo: 'Make an app of the type Business at Meta; docs/going-live.md says how.',
      }),
    ];
  }
  return [await checkApp(fetch, { ...meta, publicUrl: config.publicUrl }), ...checkVersion(meta.version)];
}

type App = { clientId: string; clientSecret: string; version: string; publicUrl: URL };

async function checkApp(fetch: Probe['fetch'], { clientId, clientSecret, version, publicUrl }: App): Promise<Finding> {
  const about = 'Meta Ads: app';
  const query = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: new URL(oauthPaths.metaCallback, publicUrl).href,
    code: 'doctor',
  });
  const seen = await see(fetch, `https://graph.facebook.com/${version}/oauth/access_token?${query.toString()}`);
  if (seen === null) {
    return wrong(about, {
      what: 'graph.facebook.com does not answer.',
      why: 'Nothing can be asked of Meta.',
      todo: 'Let this machine reach it on port 443.',
    });
  }
  const { code } = (seen.json.error ?? {}) as { code?: unknown };
  if (code === 100) return good(about, 'Meta knows the id and the secret.');
  return wrong(about, {
    what:
      code === 1 || code === 101
        ? 'Meta does not know this id with this secret.'
        : `Meta answered ${seen.status} to a question about the app.`,
    why: 'No merchant can connect Meta Ads, and every question about them is refused.',
    todo: 'Copy META_APP_ID and META_APP_SECRET from the settings of the same app at Meta.',
  });
}

/** An ended version is not refused: others take its place without a word. */
function checkVersion(version: string): Finding[] {
  if (Number(version.slice(1)) >= Number(newestVersion.slice(1))) return [];
  return [
    look('Meta Ads: version', {
      what: `META_VERSION names ${version}; ${newestVersion} is what Tillsight was tried with.`,
      why: 'A version of the Marketing API lives about a year, and afterwards another one answers silently.',
      todo: `Set META_VERSION=${newestVersion}, or leave it out.`,
    }),
  ];
}
