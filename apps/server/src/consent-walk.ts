/** Does on a consent page what a person does: picks the first account, ticks everything, agrees. Only ever the sandbox's. */

const mostPages = 5;

/** Where agreeing leads back to; null when nobody is there to be asked. */
export async function walkConsent(address: string): Promise<string | null> {
  let answer = await fetch(address, { redirect: 'manual' });
  if (answer.status === 404) return null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const location = answer.headers.get('location');
    if (location !== null) return new URL(location, address).href;
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`The consent page answered ${answer.status}.`);
    answer = await fetch(address, { method: 'POST', body: filledForm(html), redirect: 'manual' });
  }
  throw new Error('The consent page did not come to an end.');
}

function filledForm(html: string): URLSearchParams {
  const fields = new URLSearchParams();
  const add = (tag: string) => {
    const name = attribute(tag, 'name');
    if (name !== null) fields.append(name, attribute(tag, 'value') ?? 'on');
  };
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) add(tag);
  const buttons = [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag);
  const agreeing = buttons.find(tag => attribute(tag, 'value') !== 'cancel');
  if (agreeing === undefined) throw new Error('The consent page has no button to agree with.');
  add(agreeing);
  return fields;
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
