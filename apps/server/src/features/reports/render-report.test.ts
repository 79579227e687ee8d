import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { foreignIn } from '@tillsight/assistant/mixed-languages';
import { Language } from '@tillsight/contract/language';
import { roleDefaults } from '@tillsight/metrics/role-defaults';
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricResult, ResultValue } from '@tillsight/metrics/request';
import { chosenMetrics } from './make-report.ts';
import { outliner } from './outlined-text.ts';
import { drawPicture } from './picture-file.ts';
import { captionOf, headlineOf, mailOf, textOf } from './render-report.ts';
import { reportOf, type ReportPlan } from './compose-report.ts';
import type { Report } from './report.ts';
import { chartPictureOf, pictureOf } from './report-picture.ts';
import { requestsFor } from './trend.ts';

const daily: ReportPlan = {
  role: 'executive',
  frequency: 'daily',
  metrics: ['total_sales_revenue', 'total_orders', 'store_conversion_rate', 'total_ad_spend', 'unfulfilled_orders'],
  period: { from: '2026-11-19', to: '2026-11-19' },
  base: { from: '2026-11-18', to: '2026-11-18' },
  store: 'Kesar Lane',
  country: 'IN',
  language: 'english',
};

const values: Record<string, ResultValue> = {
  total_sales_revenue: { value: 124_300, base: 115_000, change: 0.08087 },
  total_orders: { value: 44, base: 62, change: -0.2903 },
  store_conversion_rate: { value: 0.021, base: 0.024, change: -0.125 },
  unfulfilled_orders: { value: 12 },
};

function figures(plan: ReportPlan, given = values, issues: Issue[] = []): MetricResult {
  const [request] = requestsFor(plan);
  assert.ok(request);
  return { request, rows: [{ by: {}, values: given }], issues, sources: [], currency: 'INR' };
}

function days(plan: ReportPlan, last: number): MetricResult[] {
  const [, request] = requestsFor(plan);
  if (request === undefined) return [];
  const [key = ''] = request.metrics;
  const rows = Array.from({ length: 14 }, (_, index) => ({
    by: { day: `2026-11-${String(6 + index).padStart(2, '0')}` },
    values: { [key]: { value: index === 13 ? last : 90_000 + index * 1_000 } },
  }));
  return [{ request, rows, issues: [], sources: [], currency: 'INR' }];
}

const links = { ask: 'https://tillsight.example/ask', change: 'https://tillsight.example/change' };

const adsAway: Issue = { kind: 'not-connected', source: 'google_ads', metrics: ['total_ad_spend'] };

test('a daily report as WhatsApp text', () => {
  const report = reportOf(daily, [figures(daily, values, [adsAway]), ...days(daily, 95_000)]);
  assert.equal(
    textOf(report),
    [
      '*Daily report · Executive*',
      'Kesar Lane, Thu 19 Nov 2026 (compared with Wed 18 Nov 2026)',
      '',
      '1. Total Sales Revenue: *₹1,24,300* (+8.1%)',
      '2. Total Orders: *44* (−29.0%)',
      '3. Store Conversion Rate: *2.1%* (−0.3 points)',
      '4. Unfulfilled Orders: *12*',
      '',
      '_Biggest change from Wed 18 Nov 2026: Total Orders down 29.0%, then Store Conversion Rate down 0.3 points._',
      'Google Ads is not connected; missing: Total Ad Spend.',
    ].join('\n'),
  );
  const moods = report.sections.flatMap(({ lines }) => lines.map(line => line.mood));
  assert.deepEqual(moods, ['good', 'bad', 'bad', 'plain']);
});

test('the same report in Hindi and in Hinglish', () => {
  const told = (language: Language) => {
    const plan = { ...daily, language };
    return reportOf(plan, [figures(plan, values, [adsAway]), ...days(plan, 95_000)]);
  };
  assert.equal(
    textOf(told('hindi')),
    [
      '*दैनिक रिपोर्ट · एग्ज़ीक्यूटिव*',
      'Kesar Lane, गुरुवार 19 नवंबर 2026 (बुधवार 18 नवंबर 2026 के मुक़ाबले)',
      '',
      '1. कुल बिक्री: *₹1,24,300* (+8.1%)',
      '2. ऑर्डर: *44* (−29.0%)',
      '3. कन्वर्ज़न रेट (Shopify): *2.1%* (−0.3 अंक)',
      '4. भेजने को बाकी ऑर्डर: *12*',
      '',
      '_बुधवार 18 नवंबर 2026 के मुक़ाबले सबसे बड़ा बदलाव: ऑर्डर 29.0% घटे, फिर कन्वर्ज़न रेट 0.3 अंक घटा।_',
      'Google Ads जुड़ा नहीं है; रिपोर्ट में नहीं: विज्ञापन ख़र्च।',
    ].join('\n'),
  );
  assert.deepEqual(captionOf(told('hinglish')).split('\n').slice(0, 7), [
    '*Daily report · Executive*, Thu 19 Nov 2026',
    '',
    'Total sales: *₹1,24,300* (+8.1%)',
    'Orders: *44* (−29.0%)',
    'Conversion rate (Shopify): *2.1%* (−0.3 points)',
    '',
    '_Wed 18 Nov 2026 ke muqable sabse bada badlav: Orders 29.0% ghate, phir conversion rate 0.3 points ghata._',
  ]);
  const mail = mailOf(told('hindi'), { links, picture: 'chart' });
  assert.equal(mail.subject, 'Kesar Lane की दैनिक रिपोर्ट: गुरुवार 19 नवंबर 2026');
  assert.match(mail.html, /<html lang="hi">/);
  const moods = (language: Language) => told(language).sections.flatMap(({ lines }) => lines.map(({ mood }) => mood));
  assert.deepEqual(moods('hindi'), moods('english'));
});

test('no report mixes languages, in any of its forms, and all have the same figures', () => {
  const issues: Issue[] = [
    adsAway,
    { kind: 'needs-reconnect', source: 'google_analytics', metrics: ['sessions'] },
    { kind: 'source-failed', source: 'meta', metrics: ['spend'], reason: 'timeout' },
    { kind: 'mixed-currencies', metric: 'cpc', currencies: ['INR', 'USD'] },
    { kind: 'needs-breakdown', metric: 'ctr', dimensions: ['day'] },
    { kind: 'terms-left-out', metric: 'blended_cac', sources: ['meta', 'google_ads'] },
    { kind: 'history-begins', source: 'shopify', day: '2026-10-01' },
  ];
  const wrong: string[] = [];
  for (const role of Object.keys(roleDefaults) as (keyof typeof roleDefaults)[])
    for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
      const numerals = Language.options.map(language => {
        const plan = {
          ...daily,
          role,
          frequency,
          language,
          metrics: [...chosenMetrics(null, role, frequency), 'duties'],
        };
        const given = Object.fromEntries(
          plan.metrics.map((key, at) => [key, { value: 20 * at + 90, base: 100, change: (20 * at - 10) / 100 }]),
        );
        const all = [figures(plan, given, at(frequency) ? issues : []), ...days(plan, 400_000 * at(frequency))];
        const report = reportOf(plan, all);
        const mail = mailOf(report, { links, picture: 'chart' });
        const forms = [
          textOf(report),
          captionOf(report),
          mail.subject,
          mail.text,
          wordsIn(mail.html),
          wordsIn(pictureOf(report)),
        ];
        const own = forms.map(text => text.replaceAll(/Kesar Lane|https:\S+|INR|USD|Sierra Bot/g, ''));
        wrong.push(...own.flatMap(text => foreignIn(language, text)).map(found => `${role} ${frequency}: ${found}`));
        return textOf(report)
          .match(/\*[^*\n]*\d[^*\n]*\*/g)
          ?.map(text => text.replaceAll(/[^\d.,₹%]/g, ''));
      });
      assert.deepEqual([numerals[1], numerals[2]], [numerals[0], numerals[0]], `${role} ${frequency}`);
    }
  assert.deepEqual(wrong, []);
});

/** Daily reports with a record day and all that can be missing, the others without. */
const at = (frequency: string): 0 | 1 => (frequency === 'daily' ? 1 : 0);

const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/ alt="([^"]*)"[^>]*>/g, '>$1')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&\w+;|&#\d+;/g, ' ');

test('a weekly report is told by the sections of its role', () => {
  const plan: ReportPlan = {
    ...daily,
    frequency: 'weekly',
    metrics: ['blended_cac', 'taxes', 'total_orders', 'total_sales_revenue'],
    period: { from: '2026-11-16', to: '2026-11-22' },
    base: { from: '2026-11-09', to: '2026-11-15' },
  };
  const given = { ...values, taxes: { value: 5_000, base: 5_000 }, blended_cac: { value: null, base: 310.5 } };
  const report = reportOf(plan, [figures(plan, given)]);
  assert.deepEqual(
    report.sections.map(({ title, lines }) => [title, lines.map(({ number, name }) => `${number} ${name}`)]),
    [
      ['Revenue Performance', ['1 Total Orders', '2 Total Sales Revenue']],
      ['Customer Insights', ['3 Blended CAC']],
      ['Also chosen', ['4 Taxes']],
    ],
  );
  assert.match(textOf(report), /Blended CAC: \*–\*\n/);
  assert.match(textOf(report), /Taxes: \*₹5,000\* \(0\.0%\)/);
});

test('the insight: a record day first, then what moved, small counts left alone', () => {
  const small = { total_orders: { value: 3, base: 2, change: 0.5 } };
  const calm = { total_sales_revenue: { value: 100_000, base: 99_000, change: 0.0101 } };
  const table: [given: Record<string, ResultValue>, last: number | null, insight: string | null][] = [
    [values, 400_000, 'Total Sales Revenue was the highest of the last 14 days.'],
    [values, 5, 'Total Sales Revenue was the lowest of the last 14 days.'],
    [small, null, 'No figure moved by more than 5% against Wed 18 Nov 2026.'],
    [calm, null, 'No figure moved by more than 5% against Wed 18 Nov 2026.'],
    [{ unfulfilled_orders: { value: 3 } }, null, null],
  ];
  for (const [given, last, insight] of table) {
    const series = last === null ? [] : days(daily, last);
    assert.equal(reportOf(daily, [figures(daily, given), ...series]).insight, insight);
  }
});

test('what is missing is said, and never shown as a figure', () => {
  const metrics = ['total_ad_spend'];
  const table: [issue: Issue, sentence: RegExp][] = [
    [adsAway, /^Google Ads is not connected; missing: Total Ad Spend\.$/],
    [{ kind: 'needs-reconnect', source: 'google_ads', metrics }, /^The connection to Google Ads has ended, please connect it again; missing/],
    [{ kind: 'source-failed', source: 'google_ads', metrics, reason: 'timeout' }, /^Google Ads did not answer; missing/],
    [{ kind: 'mixed-currencies', metric: 'total_ad_spend', currencies: ['INR', 'USD'] }, /^It would add up INR and USD; missing/],
    [{ kind: 'needs-breakdown', metric: 'total_ad_spend', dimensions: ['day'] }, /one figure; missing/],
  ]; // prettier-ignore
  for (const [issue, sentence] of table) {
    const zero = { ...values, total_ad_spend: { value: 0, base: 0, change: null } };
    const report = reportOf(daily, [figures(daily, zero, [issue])]);
    assert.match(report.missing.join(), sentence);
    assert.doesNotMatch(textOf(report), /Total Ad Spend: /);
  }
  const without: Issue = { kind: 'terms-left-out', metric: 'total_ad_spend', sources: ['meta'] };
  const spent = { ...values, total_ad_spend: { value: 900, base: 1_000, change: -0.1 } };
  const partial = reportOf(daily, [figures(daily, spent, [without])]);
  assert.deepEqual(partial.missing, ["Total Ad Spend doesn't include Meta Ads (not connected)."]);
  assert.match(textOf(partial), /Total Ad Spend: \*₹900\*/);
});

/** Names come from outside: they may break lines, pretend formatting, or turn the reading direction. */
const hostile = 'Kesar *Lane*\n\n\t_Sale_ ~50~ `x` <img src=x onerror=alert(1)> "&\'';

test('a hostile name stays a name', () => {
  const report = reportOf({ ...daily, store: hostile }, [figures(daily)]);
  const [, second] = textOf(report).split('\n');
  assert.match(second ?? '', /^Kesar Lane Sale 50 x <img/);
  const headline = headlineOf(report);
  for (const parameter of [...headline.figures, headline.store, headline.period, headline.title]) {
    assert.doesNotMatch(parameter, /[\n\t]| {4}/);
    assert.ok(parameter.length > 0 && parameter.length <= 60, parameter);
  }
  const { html } = mailOf(report, {
    links: { ask: 'https://tillsight.example/"><script>', change: '"><script>' },
    picture: 'p"x',
  });
  assert.doesNotMatch(html, /<img src=x|<script/);
  assert.doesNotMatch(pictureOf(report), /<img/);
});

function large(count: number): Report {
  const report = reportOf(daily, [figures(daily)]);
  const [section] = report.sections;
  const [line] = section?.lines ?? [];
  assert.ok(line);
  const lines = Array.from({ length: count }, (_, index) => ({ ...line, number: index + 1 }));
  return { ...report, sections: [{ title: null, lines }] };
}

test('texts keep to the limits of WhatsApp by whole lines', () => {
  const text = textOf(large(150));
  assert.ok(text.length <= 4_000);
  assert.match(text, /\n\d+\. Total Sales Revenue: \*₹1,24,300\* \(\+8\.1%\)\n… Reply \*more\* for every figure\.\n/);
  assert.match(text, /Biggest change/, 'The end is kept.');
});

test('under the picture stand its first three figures and what is news', () => {
  const away: Issue = { kind: 'source-failed', source: 'google_ads', metrics: ['total_ad_spend'], reason: 'timeout' };
  const without: Issue = { kind: 'terms-left-out', metric: 'total_ad_spend', sources: ['meta'] };
  assert.equal(
    captionOf(reportOf(daily, [figures(daily, values, [away, without])])),
    [
      '*Daily report · Executive*, Thu 19 Nov 2026',
      '',
      'Total Sales Revenue: *₹1,24,300* (+8.1%)',
      'Total Orders: *44* (−29.0%)',
      'Store Conversion Rate: *2.1%* (−0.3 points)',
      '',
      '_Biggest change from Wed 18 Nov 2026: Total Orders down 29.0%, then Store Conversion Rate down 0.3 points._',
      'Google Ads did not answer; missing: Total Ad Spend.',
      '… Reply *more* for every figure.',
    ].join('\n'),
  );
  assert.ok(captionOf({ ...large(60), insight: 'long '.repeat(400) }).length <= 1_000);
});

test('what is rounded to nothing is no change, neither good nor bad', () => {
  const given = {
    total_sales_revenue: { value: 100_000, base: 100_010, change: -0.0001 },
    total_orders: { value: 44, base: 44, change: 0 },
    store_conversion_rate: { value: 0.0212, base: 0.0211, change: 0.0047 },
  };
  const { sections } = reportOf(daily, [figures(daily, given)]);
  const told = sections.flatMap(({ lines }) => lines.map(({ change, mood }) => [change, mood]));
  assert.deepEqual(told, [
    ['0.0%', 'plain'],
    ['0.0%', 'plain'],
    ['0.0 points', 'plain'],
  ]);
});

test('headline figures for the template', () => {
  assert.deepEqual(headlineOf(reportOf(daily, [figures(daily)])), {
    figures: [
      'Total Sales Revenue ₹1,24,300 (+8.1%)',
      'Total Orders 44 (−29.0%)',
      'Store Conversion Rate 2.1% (−0.3 points)',
    ],
    store: 'Kesar Lane',
    period: 'Thu 19 Nov 2026',
    title: 'daily report (Executive)',
  });
});

test('the mail says the same twice', () => {
  const report = reportOf(daily, [figures(daily, values, [adsAway])]);
  const mail = mailOf(report, { links, picture: 'figures' });
  assert.equal(mail.subject, 'Daily report for Kesar Lane: Thu 19 Nov 2026');
  for (const words of [
    'Total Orders',
    '₹1,24,300',
    '−29.0%',
    'missing: Total Ad Spend.',
    'Biggest change',
    links.ask,
    links.change,
  ]) {
    assert.ok(mail.text.includes(words), words);
    assert.ok(mail.html.includes(words), words);
  }
  assert.doesNotMatch(mail.html, /<img/, 'Without days there is no chart.');
  const drawn = reportOf(daily, [figures(daily), ...days(daily, 95_000)]);
  const { html } = mailOf(drawn, { links, picture: 'chart' });
  assert.match(html, /<img src="cid:chart" alt="Total Sales Revenue by day, 6 Nov to 19 Nov; at the end ₹95,000\."/);
  assert.doesNotMatch(chartPictureOf(drawn), /Total Orders/, 'What the mail tells is not drawn again.');
});

test('the picture is a PNG of the figures, in our own font', async () => {
  const report = reportOf(daily, [figures(daily, values, [adsAway]), ...days(daily, 95_000)]);
  const png = await drawPicture(pictureOf(report)).png;
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png[24]], [900, 8]);
  assert.ok(png.length < 300_000, `${png.length} bytes`);
  const svg = pictureOf(report);
  const without = await drawPicture(svg.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '')).png;
  assert.ok(png.length > without.length * 2, 'Text is drawn.');
  const tall = await drawPicture(pictureOf(large(40))).png;
  assert.ok(tall.readUInt32BE(20) > 2_000);
});

test('texts in Devanagari are drawn joined, and only they as outlines', async () => {
  const [inter, noto] = ['@expo-google-fonts/inter', '@expo-google-fonts/noto-sans-devanagari'];
  const file = (name: string) => createRequire(import.meta.url).resolve(name);
  const latin = file(`${inter}/400Regular/Inter_400Regular.ttf`);
  const fonts = { latin, devanagari: file(`${noto}/400Regular/NotoSansDevanagari_400Regular.ttf`) };
  const outlined = outliner({ regular: fonts, bold: fonts });
  const textIn = (text: string, anchor = 'start') =>
    `<text x="100" y="9" font-size="20" font-weight="400" fill="#000" text-anchor="${anchor}">${text}</text>`;
  const glyphs = (text: string): string[] =>
    [...outlined(textIn(text)).matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline);
  const starts = (text: string): number[] =>
    [...outlined(textIn(text)).matchAll(/translate\(([\d.]+) \d+\)" d=/g)].map(([, x]) => Number(x));
  assert.equal(outlined(textIn('Kesar &#38; Lane')), textIn('Kesar &#38; Lane'));
  assert.equal(glyphs('क्ष').length, 1, 'Three signs are one letter.');
  const [whole = '', first = ''] = [glyphs('क')[0], glyphs('कि')[0]];
  assert.notEqual(first, whole, 'The short i stands before its letter.');
  assert.equal(glyphs('कि')[1], whole);
  assert.equal(glyphs('Meta का ROAS').length, 10, 'Each script by its own rules.');
  const places = starts('बाकी');
  assert.ok(
    places.length === 4 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0) + 100),
    places.join(),
  );
  const from = (svg: string) => Number(/translate\(([\d.]+) 9\)/.exec(svg)?.[1]);
  const [one, two] = [from(outlined(textIn('दिन', 'end'))), from(outlined(textIn('दिनदिन', 'end')))];
  assert.ok(Math.abs(100 - two - 2 * (100 - one)) < 0.1, `${one} ${two}`);
  assert.doesNotMatch(outlined(textIn('दिन &#60;script&#62;')), /script/);

  const plan = { ...daily, language: 'hindi' as const, store: 'केसर लेन' };
  const svg = pictureOf(reportOf(plan, [figures(plan, values, [adsAway]), ...days(plan, 95_000)]));
  assert.match(svg, />केसर लेन</, 'The name of the store can be drawn now.');
  const png = await drawPicture(svg).png;
  const without = await drawPicture(svg.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '')).png;
  assert.ok(png.length > without.length * 2 && png.length < 300_000, `${png.length} bytes`);
});
