import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { queryOf } from './graph-call.ts';
import { badParameter } from './meta-error.ts';
import { sandboxMetaApp } from './meta-app.ts';
import type { MetaState } from './meta-state.ts';
import type { MetaToken } from './oauth/meta-tokens.ts';
import { livingToken } from './oauth/token-endpoint.ts';

/** Who calls, by the header or the parameter, and by the proof that the app itself does. */
export function callerOf(state: MetaState, request: FastifyRequest, now: number): MetaToken {
  const query = queryOf(request);
  const text = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? query.get('access_token') ?? '';
  const token = livingToken(state, text, now);
  const proof = query.get('appsecret_proof');
  if (proof === null && state.settings.proof === 'required')
    throw badParameter('API calls from the server require an appsecret_proof argument');
  const expected = createHmac('sha256', sandboxMetaApp.secret).update(token.text).digest('hex');
  if (proof !== null && proof !== expected) throw badParameter('Invalid appsecret_proof provided in the API argument');
  return token;
}
