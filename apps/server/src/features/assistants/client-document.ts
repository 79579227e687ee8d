/**
 * Programs that introduce themselves by an address of their own: a document there says who they are (Client ID Metadata Documents,
 * as the Model Context Protocol has them). It is read anew with every request, so that what it says is so now.
 */
import * as z from 'zod/mini';
import type { Receivers } from '../../infra/outward.ts';
import { readAddress } from '../../infra/outward-address.ts';
import { ProblemError } from '../../infra/problem.ts';
import { nameOf } from './clients.ts';
import { destinationOf } from './redirects.ts';

const mostBytes = 16 * 1024;

/** A client that could keep a secret has none here: everybody can read the document. */
const Document = z.object({
  client_id: z.string(),
  client_name: z.string().check(z.maxLength(500)),
  redirect_uris: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(10)),
  token_endpoint_auth_method: z.optional(z.literal('none')),
});

export type KnownClient = { client_id: string; name: string; redirect_uris: string[] };

export function isDocumentAddress(clientId: string): boolean {
  return /^https?:/i.test(clientId);
}

export async function readClientDocument(receivers: Receivers, clientId: string): Promise<KnownClient> {
  const { host } = addressOf(clientId, receivers.isLoopbackOpen);
  const read = z.safeParse(Document, await jsonAt(receivers, clientId));
  if (!read.success) throw refused('The document of this assistant does not say who it is.');
  const { client_id, client_name, redirect_uris } = read.data;
  if (client_id !== clientId) throw refused('The document of this assistant is that of another one.');
  const destinations = redirect_uris.map(destinationOf);
  if (destinations.includes(null))
    throw refused('The document of this assistant names an address nobody may be sent to.');
  const name = nameOf(client_name, host);
  // A name can be anybody's; who answers at this address cannot.
  const isElsewhere = destinations.some(destination => destination?.host !== host);
  return { client_id, name: isElsewhere && name !== host ? `${name} (${host})` : name, redirect_uris };
}

/** The address is the program's name, so there may be one way only to write it; a whole site is no program. */
function addressOf(clientId: string, isLoopbackOpen: boolean): URL {
  const url = new URL(readAddress(clientId, isLoopbackOpen));
  if (url.href !== clientId || url.pathname === '/') throw refused('This is no address of an assistant.');
  return url;
}

async function jsonAt({ fetch, patienceMs }: Receivers, address: string): Promise<unknown> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    if (answer.status !== 200 || !/[/+]json\b/.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel();
      throw new Error('It is no document.');
    }
    return JSON.parse(await textOf(answer)) as unknown;
  } catch {
    // What exactly went wrong there would tell strangers what this machine can reach.
    throw refused('The document of this assistant could not be read.');
  }
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('It is too long.');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

function refused(reason: string): ProblemError {
  return new ProblemError('invalid_request', reason);
}
