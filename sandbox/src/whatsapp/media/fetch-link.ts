import { itemAt } from '../../checked.ts';
import { GraphError } from '../graph-error.ts';
import { type MediaKind, isTrulyOf, mediaKinds } from './media-kinds.ts';

export type FetchedFile = { type: string; name: string; bytes: Buffer };

/** Fetches a linked file as the platform would. The sandbox has no network: only this machine can be reached. */
export async function fetchLink({ url, kind }: { url: string; kind: MediaKind }): Promise<FetchedFile | GraphError> {
  const { hostname, pathname } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return new GraphError(131052, {
      details: `Downloading media from ${hostname} failed: the sandbox has no network.`,
    });
  }
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (answer?.status !== 200) {
    return new GraphError(131053, {
      details: `Downloading media from weblink failed with http code ${answer?.status ?? 0}`,
    });
  }
  const type = itemAt((answer.headers.get('content-type') ?? '').split(';', 1), 0)
    .trim()
    .toLowerCase();
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { types, most } = mediaKinds[kind];
  if (!types.includes(type) || !isTrulyOf(type, bytes)) {
    return new GraphError(131053, { details: `The file is of type ${type}, which cannot be sent as ${kind}.` });
  }
  if (bytes.length > most) return new GraphError(131053, { details: `A ${kind} may have at most ${most} bytes.` });
  return { type, name: pathname.split('/').at(-1) ?? '', bytes };
}
