/** Other ways to the same figures: days by name, sums beside the rows, several calls in one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopAdAccount } from './ad-accounts.ts';
import { bearer, GRAPH, startMeta } from './started-meta.ts';

const fields = 'impressions,spend,clicks,unique_clicks,reach,cost_per_action_type,actions';

test('days by name are days', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  // It is Friday, 20 November 2026 there.
  const named: Record<string, [since: string, until: string]> = {
    today: ['2026-11-20', '2026-11-20'],
    yesterday: ['2026-11-19', '2026-11-19'],
    last_7d: ['2026-11-13', '2026-11-19'],
    this_week_mon_today: ['2026-11-16', '2026-11-20'],
    last_week_mon_sun: ['2026-11-09', '2026-11-15'],
    this_month: ['2026-11-01', '2026-11-20'],
    last_month: ['2026-10-01', '2026-10-31'],
    this_quarter: ['2026-10-01', '2026-11-20'],
    last_quarter: ['2026-07-01', '2026-09-30'],
  };
  for (const [date_preset, [since, until]] of Object.entries(named)) {
    const { data } = await meta.insights(token, { fields, date_preset });
    assert.deepEqual(data, (await meta.insights(token, { fields, time_range: { since, until } })).data, date_preset);
  }
  const both = { fields, date_preset: 'today', time_range: { since: '2026-11-01', until: '2026-11-07' } };
  assert.equal((await meta.insights(token, both)).data[0]?.date_stop, '2026-11-07');
  const { error } = await meta.insights(token, { fields, date_preset: 'last_5d' });
  assert.match(error?.message ?? '', /The sandbox does not emulate the date_preset last_5d/);
});

test('the sum beside the rows is the account’s, and fewer people click than clicks are made', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const asked = { fields, date_preset: 'last_30d' };
  const answer = await meta.insights(token, { ...asked, level: 'campaign', default_summary: 'true' });
  const [account] = (await meta.insights(token, asked)).data;
  assert.deepEqual((answer as unknown as { summary: object }).summary, account);
  assert.ok(Number(account?.unique_clicks) < Number(account?.clicks));
  assert.ok(Number(account?.unique_clicks) <= Number(account?.reach));
  const unknown = await meta.insights(token, { fields: 'video_play_actions' });
  assert.match(unknown.error?.message ?? '', /not valid for fields param.*The sandbox knows only part/);
});

test('calls in one batch answer as they do alone, and count', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const place = `act_${shopAdAccount}/insights?fields=spend`;
  const post = (calls: object[], more: Record<string, string> = {}) =>
    meta.call(GRAPH, {
      method: 'POST',
      body: new URLSearchParams({ batch: JSON.stringify(calls), ...more }),
      ...bearer(token),
    });
  const calls = [
    { method: 'GET', relative_url: place },
    { method: 'GET', relative_url: 'act_1/insights?fields=spend' },
  ];
  const answers = (await (await post(calls, { include_headers: 'false' })).json()) as { code: number; body: string }[];
  const alone = await (await meta.call(`${GRAPH}/${place}`, bearer(token))).text();
  assert.deepEqual([answers[0]?.code, answers[1]?.code, answers[0]?.body], [200, 400, alone]);
  assert.deepEqual(Object.keys(answers[0] ?? {}), ['code', 'body']);
  const tooMany = (await (await post(Array.from({ length: 51 }, () => ({ relative_url: 'me' })))).json()) as object;
  assert.match(JSON.stringify(tooMany), /Maximum batch size is 50/);
  assert.match(
    await (await post([{ method: 'DELETE', relative_url: 'me/permissions' }])).text(),
    /The sandbox does not/,
  );
  const stranger = await meta.call(GRAPH, { method: 'POST', body: new URLSearchParams({ batch: '[]' }) });
  assert.match(await stranger.text(), /"code": ?190|"code": ?2500/);
});
