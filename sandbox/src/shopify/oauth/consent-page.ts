import { escapeHtml } from '../../web-page.ts';
import { wordsFor } from './app.ts';

export interface Consent {
  appName: string;
  shop: string;
  shopName: string;
  scopes: readonly string[];
}

/** The page a merchant approves or refuses on. It posts back to its own address, so it needs no script. */
export function consentPage({ appName, shop, shopName, scopes }: Consent): string {
  const items = scopes.map(
    scope => `<li>${escapeHtml(wordsFor(scope) ?? scope)} <code>${escapeHtml(scope)}</code></li>`,
  );
  return frame(
    `Install ${appName}`,
    `<p class="shop">${escapeHtml(shopName)} <span>${escapeHtml(shop)}</span></p>
    <h1>Install ${escapeHtml(appName)}</h1>
    <p>${escapeHtml(appName)} will be able to:</p>
    <ul>${items.join('')}</ul>
    <p>You can remove the app at any time.</p>
    <form method="post">
      <button type="submit" name="decision" value="cancel">Cancel</button>
      <button type="submit" name="decision" value="install" class="main">Install</button>
    </form>`,
  );
}

export interface AppList {
  app: { name: string; clientId: string };
  shop: string;
  shopName: string;
  isInstalled: boolean;
}

/** The admin's list of apps, with the one app there is here: to install it, or to open it. */
export function appsPage({ app, shop, shopName, isInstalled }: AppList): string {
  return frame(
    `Apps of ${shopName}`,
    `<p class="shop">${escapeHtml(shopName)} <span>${escapeHtml(shop)}</span></p>
    <h1>Apps</h1>
    <p>${escapeHtml(app.name)} ${isInstalled ? 'is installed.' : 'is not installed yet.'}</p>
    <form method="get" action="${escapeHtml(`apps/${app.clientId}`)}">
      <button type="submit" class="main">${isInstalled ? 'Open' : 'Install'} ${escapeHtml(app.name)}</button>
    </form>`,
  );
}

export function messagePage(title: string, text: string): string {
  return frame(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a1c1d; background: #f1f1f1; }
  main { box-sizing: border-box; width: calc(100% - 2rem); max-width: 38rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 4px #0003; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; }
  .shop { color: #4a4a4a; margin-top: 0; }
  .shop span { display: block; font-size: .875rem; }
  code { color: #4a4a4a; font-size: .8125rem; }
  form { display: flex; gap: .75rem; justify-content: flex-end; margin-top: 2rem; }
  button { font: inherit; padding: .5rem 1.25rem; border-radius: 8px; border: 1px solid #8a8a8a; background: #fff; cursor: pointer; }
  button.main { background: #1a1c1d; border-color: #1a1c1d; color: #fff; }
  button:focus-visible { outline: 3px solid #005bd3; outline-offset: 2px; }
  footer { margin-top: 2rem; font-size: .8125rem; color: #4a4a4a; }
</style>
</head>
<body>
<main>
${content}
<footer>This is the sandbox's Shopify. No real store is touched.</footer>
</main>
</body>
</html>`;
}
