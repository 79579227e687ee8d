/** The suite every platform passes: whatever happens on the way, a question ends in figures, an issue or a dead grant. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { Metric } from '@tillsight/metrics/metric';
import type { SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import type { Fault } from '@tillsight/sandbox/platform-module';
import { createConnections } from './connection.ts';
import { PlatformFailure } from './failure.ts';
import type { Http } from './http.ts';
import { reroutedHttp } from './local-platform.ts';
import type { Account, DataSource, Grant, GrantAuthority } from './platform.ts';

/** A sandbox that runs, and how one connects to it. */
export type Stand = {
  origin: string;
  /** The sandbox's clock, epoch milliseconds. */
  now: number;
  authorization: (http: Http) => GrantAuthority;
  source: (http: Http) => DataSource;
  /** Through the consent page; `isNarrow` leaves out what asking needs. */
  connect: (http: Http, isNarrow: boolean) => Promise<Grant>;
  account: (http: Http, grant: Grant) => Promise<Account>;
  shop?: string;
  /** Has an answer, in one call. */
  query: SourceQuery;
  /** Is about nothing that exists. */
  emptyQuery: SourceQuery;
  /** Whether a call asks for figures, not for tokens. */
  isAsking: (url: URL) => boolean;
  isRenewing: (url: URL, body: string) => boolean;
  /** The platform forgets the access token; the grant lives on. */
  expireAccess: (grant: Grant) => Promise<void>;
  /** A token that is refused cannot be renewed: with it the grant is over. */
  endsWithItsToken?: true;
  /** Nothing but its token can be ended from here: with what is kept one logs in again, so that has to be erased. */
  logsInAgain?: true;
  /** The person ends the grant at the platform. */
  endGrant: (grant: Grant) => Promise<void>;
  /** From now on calls for figures meet this fault, as often as it says; without a number always. */
  play: (fault: Fault) => void;
  /** Tries that one question may cost when every answer is a server error. */
  mostTries: number;
};

/** For the stand's questions. */
export function metricsNamed(...keys: string[]): Metric[] {
  return keys.flatMap(key => metricByKey(key) ?? []);
}

type Start = (t: TestContext) => Promise<Stand>;

/** Tests by the platform's name; each starts a stand of its own. */
export function conformance(name: string, start: Start): void {
  for (const story of stories) {
    test(`${name}: ${story.name}`, async t => {
      const scene = await sceneOf(await start(t), story);
      const outcome = await scene.ask(
        story.empty === true ? scene.stand.emptyQuery : scene.stand.query,
        story.deadlineMs,
      );
      story.check(outcome, scene);
      assert.ok(scene.calls.asking <= scene.stand.mostTries, `${scene.calls.asking} tries for one question`);
    });
  }
  test(`${name}: fifty askers with an old token renew it once`, async t => {
    const scene = await sceneOf(await start(t), { isOld: true });
    await assertAllAnswered(scene);
    assert.equal(scene.calls.renewing, 1);
  });
  test(`${name}: fifty askers with a refused token renew it once, or are all told that it is over`, async t => {
    const scene = await sceneOf(await start(t), {});
    await scene.stand.expireAccess(scene.kept());
    if (scene.stand.endsWithItsToken === true) await assertAllTold(scene);
    else await assertAllAnswered(scene);
    assert.equal(scene.calls.renewing, scene.stand.endsWithItsToken === true ? 0 : 1);
  });
  test(`${name}: a grant that was ended is told as such, and asked for once`, async t => {
    const scene = await sceneOf(await start(t), {});
    await scene.stand.endGrant(scene.kept());
    const { failure } = await scene.ask(scene.stand.query);
    assert.equal(failure?.action, 'reconnect');
    assert.ok(scene.calls.renewing <= 1);
  });
  test(`${name}: a grant can be ended from here, twice`, async t => {
    const scene = await sceneOf(await start(t), {});
    await scene.authorization.revoke(scene.kept(), scene.stand.shop);
    await scene.authorization.revoke(scene.kept(), scene.stand.shop);
    const { answer, failure } = await scene.ask(scene.stand.query);
    if (scene.stand.logsInAgain === true) assert.deepEqual([answer?.issues, scene.calls.renewing], [[], 1]);
    else assert.equal(failure?.action, 'reconnect');
  });
}

type Outcome = { answer?: SourceAnswer; failure?: PlatformFailure };
type Story = {
  name: string;
  fault?: Fault;
  isNarrow?: boolean;
  isOld?: boolean;
  empty?: boolean;
  deadlineMs?: number;
  check: (outcome: Outcome, scene: Scene) => void;
};

const good = (body: string): Fault => ({ status: 200, body });

const answered = (outcome: Outcome): void => {
  assert.deepEqual(outcome.answer?.issues, []);
  assert.ok((outcome.answer?.rows.length ?? 0) > 0);
};
const lacking =
  (...reasons: string[]) =>
  ({ answer }: Outcome): void => {
    assert.deepEqual(answer?.rows, []);
    assert.ok(answer.issues.length > 0);
    for (const issue of answer.issues) assert.ok(reasons.includes(reasonOf(issue)), JSON.stringify(issue));
  };

const stories: Story[] = [
  {
    name: 'a question is answered in one call',
    check: (outcome, scene) => {
      answered(outcome);
      assert.equal(scene.calls.asking, 1);
    },
  },
  {
    name: 'an old token is renewed before it is used',
    isOld: true,
    check: (outcome, scene) => {
      answered(outcome);
      assert.deepEqual(scene.calls, { asking: 1, renewing: 1 });
    },
  },
  { name: 'a missing permission is named', isNarrow: true, check: lacking('needs-reconnect') },
  {
    name: 'nothing there is no failure',
    empty: true,
    check: ({ answer }) => assert.deepEqual([answer?.issues, nonZero(answer)], [[], []]),
  },
  {
    name: 'too many requests, with a short wait',
    fault: { status: 429, headers: { 'retry-after': '1' }, times: 1 },
    check: (outcome, scene) => {
      answered(outcome);
      assert.ok(sum(scene.slept) >= 1000);
    },
  },
  {
    name: 'too many requests, with a long wait',
    fault: { status: 429, headers: { 'retry-after': '600' } },
    check: outcome => {
      lacking('throttled')(outcome);
      assert.deepEqual(waits(outcome.answer), [600]);
    },
  },
  {
    name: 'too many requests, without a word about waiting',
    fault: { status: 429, body: '{}' },
    check: lacking('throttled'),
  },
  { name: 'a server error', fault: { status: 503 }, check: lacking('unavailable') },
  { name: 'a server error in HTML', fault: { status: 502, body: '<html>' }, check: lacking('unavailable') },
  { name: 'a refusal', fault: { status: 403, body: '{}' }, check: lacking('refused') },
  { name: 'silence', fault: { delayMs: 2_000 }, deadlineMs: 120, check: lacking('timeout') },
  { name: 'a connection that is cut', fault: { cut: 'before' }, check: lacking('unavailable') },
  { name: 'a body that breaks off', fault: { cut: 'during' }, check: lacking('unavailable') },
  { name: 'a truncated body', fault: good('[{"results":[{"metr'), check: lacking('nonsense') },
  { name: 'a web page', fault: { name: 'nonsense' }, check: lacking('nonsense') },
  { name: 'JSON about something else', fault: good('{"hello":"world"}'), check: lacking('nonsense') },
  { name: 'JSON that is a number', fault: good('5'), check: lacking('nonsense') },
  { name: 'wrong types', fault: { name: 'wrong-types' }, check: lacking('nonsense') },
  { name: 'ten megabytes', fault: good(`{"a":"${'x'.repeat(10_000_000)}"}`), check: lacking('nonsense') },
];

type Scene = {
  stand: Stand;
  authorization: GrantAuthority;
  ask: (query: SourceQuery, deadlineMs?: number) => Promise<Outcome>;
  kept: () => Grant;
  calls: { asking: number; renewing: number };
  slept: number[];
};

async function sceneOf(stand: Stand, story: Partial<Story>): Promise<Scene> {
  const calls = { asking: 0, renewing: 0 };
  const { http, slept } = reroutedHttp(stand.origin, stand.now, (url, init, truth) => {
    if (isStarted && stand.isRenewing(url, typeof init?.body === 'string' ? init.body : '')) calls.renewing += 1;
    if (isStarted && stand.isAsking(url)) calls.asking += 1;
    return truth();
  });
  let isStarted = false;
  const authorization = stand.authorization(http);
  let grant = await stand.connect(http, story.isNarrow === true);
  const account = await stand.account(http, grant);
  if (story.isOld === true) grant = { ...grant, accessExpiresAt: stand.now };
  isStarted = true;
  if (story.fault) stand.play(story.fault);
  const connections = createConnections({ now: () => stand.now });
  const keeper = {
    read: () => Promise.resolve(grant),
    replace: async (old: Grant) => (grant = await authorization.refresh(old, stand.shop)),
  };
  const source = stand.source(http);
  const ask = async (query: SourceQuery, deadlineMs?: number): Promise<Outcome> => {
    const connection = connections.open('grant', account, keeper);
    try {
      const options = { now: stand.now, ...(deadlineMs === undefined ? {} : { deadlineMs }) };
      return { answer: (await source.ask(connection, [query], options))[0] };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return { failure: error };
    }
  };
  return { stand, authorization, ask, kept: () => grant, calls, slept };
}

async function assertAllAnswered(scene: Scene): Promise<void> {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => scene.ask(scene.stand.query)));
  for (const outcome of outcomes) answered(outcome);
}

async function assertAllTold(scene: Scene): Promise<void> {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => scene.ask(scene.stand.query)));
  assert.deepEqual(new Set(outcomes.map(({ failure }) => failure?.action)), new Set(['reconnect']));
}

function reasonOf(issue: Issue): string {
  return issue.kind === 'source-failed' ? issue.reason : issue.kind;
}

function waits(answer: SourceAnswer | undefined): (number | undefined)[] {
  return (answer?.issues ?? []).map(issue => (issue.kind === 'source-failed' ? issue.retryAfterSeconds : undefined));
}

function nonZero(answer: SourceAnswer | undefined): unknown[] {
  return (answer?.rows ?? []).flatMap(row => Object.values(row.values)).filter(value => value !== null && value !== 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
