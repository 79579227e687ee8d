/** What people wrote, as it waits: sealed with the product's own key, since nobody knows yet whose it is. */
import type { Vault } from '../../infra/vault.ts';
import type { Inbound } from './notices.ts';

export const answerJob = 'answer-messages';

export function sealInbound(vault: Vault, idHash: Buffer, inbound: Inbound): Buffer {
  return vault.sealOwn(JSON.stringify(inbound), inboundContext(idHash));
}

export function openInbound(vault: Vault, idHash: Buffer, sealed: Buffer): Inbound {
  return JSON.parse(vault.openOwn(sealed, inboundContext(idHash)).toString()) as Inbound;
}

export function inboundContext(idHash: Buffer): string {
  return `inbound|${idHash.toString('hex')}`;
}
