import { escapeHtml } from '../../web-page.ts';
import { BASIC, permissionWords, sandboxMetaApp } from '../meta-app.ts';
import { people } from '../people.ts';

/** The page posts back to its own address, so it needs no script. */
export function consentPage(scopes: readonly string[]): string {
  const name = escapeHtml(sandboxMetaApp.name);
  const persons = people.map(
    ({ id, name: person }, index) =>
      `<li><label><input type="radio" name="person" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(person)}</label></li>`,
  );
  const boxes = scopes
    .filter(scope => scope !== BASIC)
    .map(
      scope =>
        `<li><label><input type="checkbox" name="permission" value="${escapeHtml(scope)}" checked> ${escapeHtml(permissionWords[scope] ?? scope)}</label></li>`,
    );
  return frame(
    `Log in with Facebook`,
    `<h1>${name} wants access to your ads</h1>
    <form method="post">
      <fieldset><legend>Continue as</legend><ul>${persons.join('')}</ul></fieldset>
      <fieldset><legend>${name} will receive</legend><ul><li>${escapeHtml(permissionWords[BASIC] ?? '')}</li>${boxes.join('')}</ul></fieldset>
      <p class="buttons">
        <button type="submit" name="decision" value="cancel">Cancel</button>
        <button type="submit" name="decision" value="continue" class="main">Continue</button>
      </p>
    </form>`,
  );
}

export function errorPage(text: string): string {
  return frame('Facebook', `<h1>Sorry, something went wrong</h1><p>${escapeHtml(text)}</p>`);
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c1e21; background: #f0f2f5; }
  main { max-width: 30rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: 12px; }
  h1 { margin: 0 0 1rem; font-size: 1.35rem; line-height: 1.25; }
  fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
  legend { font-weight: 600; padding: 0; }
  ul { list-style: none; margin: .25rem 0 0; padding: 0; }
  label { display: flex; gap: .75rem; align-items: baseline; padding: .4rem 0; cursor: pointer; }
  button { font: inherit; padding: .55rem 1.25rem; border-radius: 8px; border: 1px solid #8a8d91; background: #fff; color: #1c1e21; cursor: pointer; }
  button.main { background: #0866ff; border-color: #0866ff; color: #fff; }
  :focus-visible { outline: 3px solid #0866ff; outline-offset: 2px; }
  .buttons { display: flex; gap: .75rem; justify-content: flex-end; margin: 1.5rem 0 0; }
  footer { margin-top: 2rem; font-size: .8125rem; color: #65676b; }
</style>
</head>
<body>
<main>
${content}
<footer>This is the sandbox’s Meta. No real account is touched.</footer>
</main>
</body>
</html>`;
}
