/** Answers that are worked on side by side ask for their figures together, so that a board costs each platform one call. */
import type { Run } from '@tillsight/assistant/conversation';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';

type Waiting = {
  requests: MetricRequest[];
  resolve: (results: MetricResult[]) => void;
  reject: (error: unknown) => void;
};

/** `run` waits until each of so many answers waits as well or is `done`; what they then want is asked for at once. */
export function gathering(ask: Run, answers: number): { run: Run; done: () => void } {
  let busy = answers;
  let waiting: Waiting[] = [];
  const askTogether = () => {
    if (busy > 0 || waiting.length === 0) return;
    const all = waiting;
    waiting = [];
    busy += all.length;
    askFor(all).then(
      results => all.forEach(({ requests, resolve }) => resolve(requests.map(request => pick(results, request)))),
      error => all.forEach(({ reject }) => reject(error)),
    );
  };
  /** What two of them want is asked for once; in one order, whoever came first, so that the same look is remembered. */
  const askFor = async (all: readonly Waiting[]): Promise<Map<string, MetricResult>> => {
    const wanted = new Map(all.flatMap(({ requests }) => requests.map(each => [JSON.stringify(each), each] as const)));
    const inOrder = [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const results = await ask(inOrder.map(([, request]) => request));
    return new Map(inOrder.flatMap(([key], at) => (results[at] ? [[key, results[at]]] : [])));
  };
  const left = () => {
    busy -= 1;
    askTogether();
  };
  return {
    run: requests =>
      new Promise((resolve, reject) => {
        waiting.push({ requests, resolve, reject });
        left();
      }),
    done: left,
  };
}

function pick(results: ReadonlyMap<string, MetricResult>, request: MetricRequest): MetricResult {
  const result = results.get(JSON.stringify(request));
  if (result === undefined) throw new Error('A request that was asked has no result.');
  return result;
}
