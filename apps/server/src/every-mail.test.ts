/** Every kind of mail, written as it is sent: in one frame, said twice, in our colours by day and by night. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as accountMails from './features/auth/mails.ts';
import * as assistantMails from './features/assistants/mails.ts';
import * as integrationMails from './features/integrations/mails.ts';
import { reportOf } from './features/reports/compose-report.ts';
import { mailOf } from './features/reports/render-report.ts';
import * as linkMails from './features/messengers/mails.ts';

/** What somebody may call themself. */
const hostile = 'Asha <b onclick=x>"Rao"</b> & \'Co\' pay.example';
const link = 'https://tillsight.example/auth/forgot-password?token=abc&x="><script>';
const publicUrl = new URL('https://tillsight.example');

type Written = { subject: string; text: string; html: string };

const report = reportOf(
  {
    role: 'executive',
    frequency: 'daily',
    metrics: ['total_sales_revenue', 'total_orders'],
    period: { from: '2026-11-19', to: '2026-11-19' },
    base: { from: '2026-11-18', to: '2026-11-18' },
    store: hostile,
    country: 'IN',
    language: 'english',
  },
  [
    {
      request: { metrics: ['total_sales_revenue', 'total_orders'], period: { from: '2026-11-19', to: '2026-11-19' } },
      rows: [
        {
          by: {},
          values: {
            total_sales_revenue: { value: 124_300, base: 115_000, change: 0.08 },
            total_orders: { value: 44, base: 62, change: -0.29 },
          },
        },
      ],
      issues: [],
      sources: [],
      currency: 'INR',
    },
  ],
);

/** By the name of what writes it; the key is what the mails of a feature are compared with. */
const kinds: Record<string, Written> = {
  verifyAddress: accountMails.verifyAddress(hostile, link),
  alreadyRegistered: accountMails.alreadyRegistered(publicUrl),
  resetPassword: accountMails.resetPassword(hostile, link),
  invitation: accountMails.invitation(hostile, hostile, link),
  wantedElsewhere: accountMails.wantedElsewhere(hostile),
  passwordReset: accountMails.passwordReset(hostile, link, 2),
  passwordChanged: accountMails.passwordChanged(hostile, link),
  secondFactorChanged: accountMails.secondFactorChanged(hostile, link, true),
  deadGrantMail: integrationMails.deadGrantMail({ name: hostile, providers: ['shopify', 'google_ads'], link }),
  changedMail: integrationMails.changedMail({ name: hostile, by: hostile, provider: 'shopify', shop: hostile, link }),
  letInMail: assistantMails.letInMail({ name: hostile, assistant: hostile, host: hostile }, publicUrl),
  linkedMail: linkMails.linkedMail(hostile, { kind: 'phone', which: 'The phone ending in 0001', page: '/' }, publicUrl),
  movedMail: linkMails.movedMail(hostile, { kind: 'Telegram', which: 'Your Telegram', page: '/' }, publicUrl),
  report: mailOf(report, { links: { ask: link, change: link }, picture: 'chart' }),
};

test('no kind of mail is missing here', () => {
  const written = [accountMails, assistantMails, integrationMails, linkMails].flatMap(each =>
    Object.entries(each).flatMap(([name, value]) =>
      typeof value === 'function' && name !== 'mailAbout' ? [name] : [],
    ),
  );
  assert.deepEqual([...written, 'report'].toSorted(), Object.keys(kinds).toSorted());
});

/** What a reader of the HTML sees, a line for each part. */
function seen(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const plain = body
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&#(\d+);|&nbsp;/g, (_whole, code?: string) =>
      code === undefined ? '' : String.fromCharCode(Number(code)),
    );
  return plain.split('\n').map(line => line.trim()).filter(line => line !== ''); // prettier-ignore
}

for (const [name, { subject, text, html }] of Object.entries(kinds)) {
  test(`${name}: one frame, said twice, and no name is markup or a link`, () => {
    const [heading, ...others] = [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(match => match[1]);
    assert.ok(heading, 'One heading.');
    assert.equal(others.length, 0);
    assert.ok((html.match(/class="fill" href=/g) ?? []).length <= 1, 'One button at most.');
    assert.match(seen(html).join(' '), /You( got this|'re getting this)/, 'It says why it came.');
    assert.doesNotMatch(html, /<script|<b |<link|@import|url\(|src="(?!cid:)/i, 'Nothing is fetched, nothing slips in.');
    assert.doesNotMatch(`${subject}${text}${seen(html).join(' ')}`, /pay\.example/, 'No mail program makes a link of a name.');
    for (const line of seen(html).slice(1)) {
      const isFrame = line === heading || line.startsWith('If the button') || name === 'report';
      if (!isFrame) assert.ok(text.includes(line), `Not in the plain text: ${line}`);
    }
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) {
      assert.ok(text.includes(address.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)))));
    }
  }); // prettier-ignore

  test(`${name}: nothing is left to the mail program's own look, and every colour has one for the night`, () => {
    const night = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    for (const [tag, kind = ''] of html.slice(html.indexOf('<body')).matchAll(/<([a-z]\w*)[^>]*>/g)) {
      if (['tr', 'br'].includes(kind)) continue;
      assert.match(tag, / style="[^"]+"/, `Unstyled: ${tag}`);
      if (['p', 'a', 'h1', 'th', 'caption'].includes(kind)) assert.match(tag, /color:#/, `No colour: ${tag}`);
      if (!/(?<!-)color:#/.test(tag) || tag.includes('color:#ffffff')) continue;
      const classes = /class="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? [];
      assert.ok(classes.length > 0 && classes.every(each => night.includes(`.${each}{`)), `Lost at night: ${tag}`);
    }
  });
}

test("the colours are those of the screens, and so are the API viewer's", () => {
  const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const theme = textOf('../../web/src/theme.css');
  const { html } = kinds.report!;
  const used = new Set((html + textOf('features/api-docs/viewer.css')).match(/#[0-9a-f]{6}\b/g));
  assert.deepEqual([...used].filter(colour => !theme.includes(colour)), []); // prettier-ignore
});
