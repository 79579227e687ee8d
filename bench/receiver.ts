/** The other end of the wire as cheap as can be: takes every message, and with CAP refuses more than so many a second. */
import { createServer } from 'node:http';

const cap = Number(process.env.CAP ?? Number.POSITIVE_INFINITY);
const seen: { id: string; at: number }[] = [];
let [tokens, filledAt, refused, number] = [cap, performance.now(), 0, 0];

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/seen') return response.end(JSON.stringify({ seen, refused }));
    if (request.url === '/count') return response.end(JSON.stringify({ sent: seen.length }));
    if (request.url?.endsWith('/media')) return response.end('{"id":"1037543291543636"}');
    const now = performance.now();
    tokens = Math.min(cap, tokens + ((now - filledAt) * cap) / 1_000);
    filledAt = now;
    if (tokens < 1) {
      refused += 1;
      response.statusCode = 400;
      return response.end('{"error":{"code":130429,"message":"Rate limit hit"}}');
    }
    tokens -= 1;
    const id = /"report:([0-9a-f-]{36}):/.exec(Buffer.concat(parts).toString())?.[1] ?? '';
    seen.push({ id, at: now });
    number += 1;
    return response.end(`{"messages":[{"id":"wamid.${number}"}]}`);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
