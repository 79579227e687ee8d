import type { FastifyInstance } from 'fastify';
import type { Account } from '../whatsapp/account.ts';

export function mountPhone(_app: FastifyInstance, _account: Account): void {}
