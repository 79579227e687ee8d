/** A language model that says the same harmless sentence and keeps what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export type ModelStub = { environment: Record<string, string>; key: string; prompts: string[] };

export async function startModelStub(t: Pick<TestContext, 'after'>): Promise<ModelStub> {
  const prompts: string[] = [];
  const sentence = 'Your {metric} {when}: {value}.';
  const content = JSON.stringify({ sentence });
  const answer = JSON.stringify({ choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }] });
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      prompts.push(body);
      reply.end(answer);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const key = 'sk-canary-model-key-4711';
  const environment = {
    MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: 'stub',
    MODEL_API_KEY: key,
    MODEL_ON_THIS_MACHINE: 'allowed',
  };
  return { environment, key, prompts };
}
