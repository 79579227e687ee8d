import { createHmac } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { HttpReply } from '../http-reply.ts';
import { metaAds } from '../world/meta/meta-account.ts';
import { hashShare } from '../world/random.ts';
import { sandboxMetaApp } from './meta-app.ts';
import type { Mounted } from './graph-call.ts';

const host = 'scontent.fbom3-1.fna.fbcdn.net';
const lifeMs = 2 * 86_400_000;
const side = 64;

/** Where the small picture of an ad lies. Anybody may fetch it, for the two days for which the address is signed. */
export function pictureAddress(ad: string, now: number): string {
  const ends = Math.ceil((now + lifeMs) / 1000).toString(16);
  return `https://${host}/v/t45.1600-4/${ad}_n.png?stp=dst-png_s64x64&oh=${signatureOf(ad, ends)}&oe=${ends}`;
}

function signatureOf(ad: string, ends: string): string {
  return createHmac('sha256', sandboxMetaApp.secret).update(`${ad}:${ends}`).digest('hex').slice(0, 40);
}

type Asked = { Params: { file: string }; Querystring: { oh?: string; oe?: string } };

export function mountPictures(app: FastifyInstance, { context }: Mounted): void {
  app.get<Asked>(`/${host}/v/t45.1600-4/:file`, (request, reply) => {
    const fault = context.takeFault('meta-ads', 'picture');
    const { oh = '', oe = '' } = request.query;
    const ad = /^(\d+)_n\.png$/.exec(request.params.file)?.[1] ?? '';
    const refused = refusal({ ad, oh, oe }, context.now());
    if (fault?.body !== undefined || fault?.status !== undefined)
      return reply
        .code(fault.status ?? 200)
        .type('image/png')
        .send(fault.body ?? '');
    if (refused) return reply.code(refused.status).type('text/plain').send(refused.body);
    return reply.type('image/png').send(drawn(ad));
  });
}

function refusal({ ad, oh, oe }: { ad: string; oh: string; oe: string }, now: number): HttpReply | undefined {
  if (oh !== signatureOf(ad, oe)) return { status: 403, body: 'Bad URL hash' };
  if (Number.parseInt(oe, 16) * 1000 <= now) return { status: 403, body: 'URL signature expired' };
  return metaAds.some(({ id }) => id === ad) ? undefined : { status: 404, body: 'Content not found' };
}

/** A cloth of its own for each ad: two colours, woven in stripes. */
function drawn(ad: string): Buffer {
  const [hue, width] = [
    hashShare('hue', Number(ad.slice(-6))),
    4 + Math.floor(8 * hashShare('width', Number(ad.slice(-6)))),
  ];
  const [ground, thread] = [colourOf(hue, 0.55), colourOf(hue + 0.12, 0.85)];
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (__, x) => ((x + y) % (2 * width) < width ? ground : thread)).flat(),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function colourOf(hue: number, light: number): number[] {
  return [0, 1 / 3, 2 / 3].map(shift => Math.round(255 * light * (0.6 + 0.4 * Math.cos(2 * Math.PI * (hue + shift)))));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
