import { escapeHtml } from '../../web-page.ts';
import type { GoogleAccount } from '../accounts.ts';
import { scopeFacts } from './client.ts';

/** The pages post back to their own address, so they need no script. */
export function accountPage(accounts: readonly GoogleAccount[], appName: string): string {
  const choices = accounts.map(
    ({ id, name, email }) =>
      `<li><button type="submit" name="account" value="${id}"><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}</span></button></li>`,
  );
  return frame(
    'Choose an account',
    `<h1>Choose an account</h1>
    <p>to continue to ${escapeHtml(appName)}</p>
    <form method="post">
      <ul class="accounts">${choices.join('')}</ul>
      <p class="buttons"><button type="submit" name="decision" value="cancel">Cancel</button></p>
    </form>`,
  );
}

export type ConsentPage = {
  appName: string;
  account: GoogleAccount;
  /** Scopes with a box; of the missing ones those without are granted by Continue. */
  boxes: readonly string[];
  missing: readonly string[];
  known: readonly string[];
};

export function consentPage({ appName, account, boxes, missing, known }: ConsentPage): string {
  const plain = missing.filter(scope => !boxes.includes(scope));
  return frame(
    `${appName} wants access to your Google Account`,
    `<h1>${escapeHtml(appName)} wants access to your Google Account</h1>
    <p class="account">${escapeHtml(account.name)} <span>${escapeHtml(account.email)}</span></p>
    <form method="post">
      <input type="hidden" name="account" value="${account.id}">
      ${known.length > 0 ? list(`${appName} already has some access`, known) : ''}
      ${plain.length > 0 ? list(`This will allow ${appName} to`, plain) : ''}
      ${boxes.length > 0 ? boxList(appName, boxes) : ''}
      <p>You can see or remove access in your Google Account at any time.</p>
      <p class="buttons">
        <button type="submit" name="decision" value="cancel">Cancel</button>
        <button type="submit" name="decision" value="continue" class="main">Continue</button>
      </p>
    </form>`,
  );
}

export type AuthorizeError = { status: number; code: string; text: string };

export function errorPage({ status, code, text }: AuthorizeError): string {
  return frame(
    'Error',
    `<h1>Access blocked: this app’s request is invalid</h1>
    <p>You can’t sign in because this app sent an invalid request.</p>
    <p><strong>Error ${status}: ${escapeHtml(code)}</strong></p>
    <p>${escapeHtml(text)}</p>`,
  );
}

function list(title: string, scopes: readonly string[]): string {
  const items = scopes.map(scope => `<li>${escapeHtml(wordsFor(scope))}</li>`);
  return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
}

function boxList(appName: string, scopes: readonly string[]): string {
  const items = scopes.map(
    scope =>
      `<li><label><input type="checkbox" name="scope" value="${escapeHtml(scope)}"> ${escapeHtml(wordsFor(scope))}</label></li>`,
  );
  return `<fieldset><legend>Select what ${escapeHtml(appName)} can access</legend><ul class="boxes">${items.join('')}</ul></fieldset>`;
}

function wordsFor(scope: string): string {
  return scopeFacts(scope)?.words ?? scope;
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Sign in with Google</title>
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f1f1f; background: #f0f4f9; }
  main { box-sizing: border-box; width: calc(100% - 2rem); max-width: 36rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: 24px; }
  h1 { margin: 0 0 .5rem; font-size: 1.6rem; font-weight: 500; line-height: 1.25; }
  h2, legend { font-size: 1rem; font-weight: 600; margin: 1.25rem 0 .25rem; padding: 0; }
  fieldset { border: 0; margin: 0; padding: 0; }
  .account span, .accounts span { display: block; font-size: .875rem; color: #444746; }
  .accounts, .boxes { list-style: none; padding: 0; }
  .accounts button { display: block; width: 100%; text-align: left; margin-bottom: .5rem; border-radius: 12px; }
  label { display: flex; gap: .75rem; align-items: baseline; padding: .4rem 0; cursor: pointer; }
  input[type=checkbox] { inline-size: 1.15rem; block-size: 1.15rem; flex: none; }
  button { font: inherit; padding: .55rem 1.25rem; border-radius: 999px; border: 1px solid #747775; background: #fff; color: #0b57d0; cursor: pointer; }
  .accounts button { color: #1f1f1f; }
  button.main { background: #0b57d0; border-color: #0b57d0; color: #fff; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  .buttons { display: flex; gap: .75rem; justify-content: flex-end; margin: 1.5rem 0 0; }
  footer { margin-top: 2rem; font-size: .8125rem; color: #444746; }
</style>
</head>
<body>
<main>
${content}
<footer>This is the sandbox’s Google. No real account is touched.</footer>
</main>
</body>
</html>`;
}
