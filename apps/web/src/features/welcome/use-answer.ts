import type { Endpoint } from '@tillsight/contract/endpoint';
import { useEffect, useState } from 'react';
import type { $ZodType, output as ZodOutput } from 'zod/v4/core';
import { call, messageOf } from '../../api.ts';

type Answer<Told> = { kind: 'answer'; told: Told } | { kind: 'failure'; words: string };

/** What the server says, asked once and again on request. This screen comes without the code that keeps answers. */
export function useAnswer<Response extends $ZodType>(endpoint: Endpoint<$ZodType, Response>) {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ answer: Answer<ZodOutput<Response>> | null; attempt: number }>({
    answer: null,
    attempt,
  });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const answer = await ask(endpoint);
      if (isWanted) setLatest({ answer, attempt });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [endpoint, attempt]);
  return { answer: latest.answer, isBusy: latest.attempt !== attempt, retry: () => setAttempt(attempt + 1) };
}

async function ask<Response extends $ZodType>(
  endpoint: Endpoint<$ZodType, Response>,
): Promise<Answer<ZodOutput<Response>>> {
  try {
    return { kind: 'answer', told: await call(endpoint, {}) };
  } catch (error) {
    return { kind: 'failure', words: messageOf(error) };
  }
}
