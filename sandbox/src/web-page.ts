import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => entities[character] ?? character);
}

/** Text with its addresses as links that open beside the page. */
export function linkedText(text: string): string {
  const address = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}]/g;
  let html = '';
  let at = 0;
  for (const match of text.matchAll(address)) {
    const url = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(at, match.index))}<a href="${url}" target="_blank" rel="noopener">${url}</a>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(at));
}

const types: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** A file beside the module, sent as it is: the pages need no build. */
export function serveFile(app: FastifyInstance, path: string, file: URL): void {
  const content = readFileSync(file);
  const type = types[file.pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(content));
}

/** Open pages that are told what happens, by server-sent events; each about its topic only. */
export class LiveReaders {
  readonly #readers = new Map<string, Set<ServerResponse>>();

  constructor(app: FastifyInstance) {
    // Streams never end by themselves, and closing the server would wait for them.
    app.addHook('preClose', async () => {
      for (const readers of this.#readers.values()) for (const reader of readers) reader.end();
    });
  }

  join(reply: FastifyReply, topic: string): void {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write('retry: 1000\n\n');
    const readers = this.#readers.get(topic) ?? new Set();
    this.#readers.set(topic, readers.add(raw));
    raw.on('close', () => {
      readers.delete(raw);
      if (readers.size === 0) this.#readers.delete(topic);
    });
  }

  has(topic: string): boolean {
    return this.#readers.has(topic);
  }

  tell(topic: string, event: string, data: unknown): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const reader of this.#readers.get(topic) ?? []) reader.write(text);
  }
}
