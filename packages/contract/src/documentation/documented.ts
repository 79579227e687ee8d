import type { input as ZodInput } from 'zod/v4/core';
import type { Endpoint } from '../endpoint.ts';
import type { ProblemCode } from '../problem.ts';

/** An endpoint in words, with one request and what comes back; a test sends every one of them. */
export type Documented = {
  endpoint: Endpoint;
  tag: string;
  summary: string;
  description: string;
  request: object;
  response: object;
  /** What it may refuse beside what follows from its form (access, path, body, scope). */
  refusals?: readonly ProblemCode[];
  /** Fields of which one set has to be given, and only one. */
  eitherOf?: readonly (readonly string[])[];
};

type About<E extends Endpoint> = {
  summary: string;
  description: string;
  request: ZodInput<E['request']>;
  response: ZodInput<E['response']>;
  refusals?: readonly ProblemCode[];
  eitherOf?: readonly (readonly (keyof ZodInput<E['request']> & string)[])[];
};

/** The endpoints of one tag; an example that does not fit its schema does not compile. */
export function documentedUnder(tag: string) {
  return <E extends Endpoint>(endpoint: E, about: About<E>): Documented => ({
    endpoint,
    tag,
    ...about,
    request: about.request as object,
    response: about.response as object,
  });
}

/** The people and stores in the examples. */
export const sample = {
  organizationId: '0d7d6c1e-4f52-4d0a-9a35-6a1f0b7c2e11',
  userId: '6f3b2c58-91aa-4c6e-8f0d-2b9b6f7e4a01',
  colleagueId: 'b1c7e0a4-52d9-4a37-b6fa-3c0de9d1f702',
  tokenId: '3a9f51d7-0c64-4f1b-9d55-8e2c7a6b0f13',
  sessionId: '9c1f0a7be34d5e6f8a90b1c2d3e4f506',
  name: 'Asha Rao',
  email: 'asha@lotus-lane.example',
  password: 'Lantern42Harbour',
} as const;

export const done = (message: string) => ({ success: true, message });
