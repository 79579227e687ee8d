/** Sierra's answer inside an assistant: signed in by OAuth, asked over MCP, drawn by the view in a host of the test's own. */
import { assistantPaths } from '@tillsight/contract/assistants';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { asking, broughtBack, tradeCode } from './assistant-sign-in.ts';
import { deep, expect, test } from './fixtures.ts';

const host = 'http://127.0.0.1:6275';

type Rpc = (method: string, params: object) => Promise<Record<string, unknown>>;

function speaking(request: APIRequestContext, token: string): Rpc {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
  return async (method, params) => {
    const data = { jsonrpc: '2.0', id: 1, method, params };
    const text = await (await request.post(assistantPaths.mcp, { headers, data })).text();
    const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
    return (JSON.parse(json) as { result: Record<string, unknown> }).result;
  };
}

/** As the specification has it: nothing before `initialized`, one frame without an origin, a policy that loads nothing. */
async function openHost(page: Page, view: string, theme: string): Promise<FrameLocator> {
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";
  const frame = '<iframe sandbox="allow-scripts" src="/view" style="width:100%;height:700px;border:0"></iframe>';
  const script = `
    const frame = document.querySelector('iframe').contentWindow;
    window.heard = [];
    window.tell = message => frame.postMessage({ jsonrpc: '2.0', ...message }, '*');
    addEventListener('message', ({ source, data }) => {
      if (source !== frame) return;
      heard.push(data);
      const hostContext = { theme: '${theme}' };
      const result = { protocolVersion: '2026-01-26', hostInfo: { name: 'host', version: '1' }, hostCapabilities: {}, hostContext };
      if (data.method === 'ui/initialize') tell({ id: data.id, result });
      if (data.method === 'ui/message') tell({ id: data.id, result: {} });
    });`;
  await page.route(`${host}/view`, route =>
    route.fulfill({ body: view, contentType: 'text/html', headers: { 'content-security-policy': policy } }),
  );
  await page.route(`${host}/`, route =>
    route.fulfill({ body: `<!doctype html>${frame}<script>${script}</script>`, contentType: 'text/html' }),
  );
  await page.goto(`${host}/`);
  await expect.poll(() => heardMethods(page)).toContain('ui/notifications/initialized');
  return page.frameLocator('iframe');
}

const heardMethods = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: { method: string }[] }).heard.map(({ method }) => method));

const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate(each => (window as unknown as { tell: (message: object) => void }).tell(each), message);

test(
  'an assistant shows the answer with its chart, and its next question is asked in the talk',
  deep,
  async ({ page, request, baseURL, connected }) => {
    await connected();
    const sought = await asking(request, baseURL ?? '');
    await page.goto(sought.address);
    const rpc = speaking(request, await tradeCode(request, sought, await broughtBack(page, 'Allow')));
    const { tools } = (await rpc('tools/list', {})) as {
      tools: { name: string; _meta?: { ui?: { resourceUri?: string } } }[];
    };
    const { _meta: linked } = tools.find(({ name }) => name === 'ask_sierra') ?? {};
    const uri = linked?.ui?.resourceUri ?? '';
    const { contents } = (await rpc('resources/read', { uri })) as { contents: { mimeType: string; text: string }[] };
    expect(contents[0]?.mimeType).toBe('text/html;profile=mcp-app');
    const question = 'sales by day last week';
    const result = await rpc('tools/call', { name: 'ask_sierra', arguments: { question } });
    const { chart, alternatives } = result.structuredContent as {
      chart: { labels: string[] };
      alternatives: { question: string }[];
    };

    const view = await openHost(page, contents[0]?.text ?? '', 'dark');
    await tell(page, { method: 'ui/notifications/tool-result', params: result });
    await expect(view.getByRole('img')).toBeVisible();
    await expect(view.locator('html')).toHaveAttribute('data-theme', 'dark');
    await view.getByText('All rows').click();
    await expect(view.getByRole('row')).toHaveCount(chart.labels.length + 1);
    await view.getByRole('button').first().click();
    await expect.poll(() => heardMethods(page)).toContain('ui/message');
    const asked = await page.evaluate(() =>
      JSON.stringify(
        (window as unknown as { heard: { method: string; params: unknown }[] }).heard.find(
          ({ method }) => method === 'ui/message',
        )?.params,
      ),
    );
    expect(JSON.parse(asked)).toEqual({ role: 'user', content: [{ type: 'text', text: alternatives[0]?.question }] });

    const report = await rpc('tools/call', { name: 'read_report', arguments: { role: 'sales' } });
    await tell(page, { method: 'ui/notifications/tool-result', params: report });
    await expect(view.getByText(/^Daily report · Sales · /)).toBeVisible();
    await expect(view.getByRole('row').first()).toContainText('₹');
    await expect(view.getByRole('img')).toHaveCount(0);

    const hostile = { content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }], isError: true };
    await tell(page, { method: 'ui/notifications/tool-result', params: hostile });
    await expect(view.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
);
