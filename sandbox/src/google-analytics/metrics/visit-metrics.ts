import { plain, ratio } from './metric.ts';
import type { Metric } from './metric.ts';

const user = (rest: Pick<Metric, 'measures' | 'value'>): Metric => ({ type: 'TYPE_INTEGER', scope: 'user', ...rest });
const session = (rest: Pick<Metric, 'measures' | 'value'>): Metric => ({
  type: 'TYPE_INTEGER',
  scope: 'session',
  ...rest,
});
const event = (rest: Pick<Metric, 'measures' | 'value'>): Metric => ({ type: 'TYPE_INTEGER', scope: 'event', ...rest });
const rate = (metric: Metric): Metric => ({ ...metric, type: 'TYPE_FLOAT' });
const seconds = (metric: Metric): Metric => ({ ...metric, type: 'TYPE_SECONDS' });

/** Traffic: users, sessions, pages, events. */
export const visitMetrics: Record<string, Metric> = {
  activeUsers: user(plain('activeUsers')),
  totalUsers: user(plain('users')),
  newUsers: user(plain('newUsers')),
  sessions: session(plain('sessions')),
  engagedSessions: session(plain('engaged')),
  engagementRate: rate(session(ratio('engaged', 'sessions'))),
  bounceRate: rate(
    session({
      measures: ['sessions', 'engaged'],
      value: of => (of('sessions') === 0 ? 0 : (of('sessions') - of('engaged')) / of('sessions')),
    }),
  ),
  averageSessionDuration: seconds(session(ratio('seconds', 'sessions'))),
  userEngagementDuration: seconds(session(plain('engagedSeconds'))),
  sessionsPerUser: rate(session(ratio('sessions', 'activeUsers'))),
  screenPageViews: event(plain('pageViews')),
  screenPageViewsPerSession: rate(event(ratio('pageViews', 'sessions'))),
  screenPageViewsPerUser: rate(event(ratio('pageViews', 'activeUsers'))),
  eventCount: event({
    measures: ['visitEvents', 'purchaseEvents'],
    value: of => of('visitEvents') + of('purchaseEvents'),
  }),
  eventCountPerUser: rate(
    event({
      measures: ['visitEvents', 'purchaseEvents', 'activeUsers'],
      value: of => (of('activeUsers') === 0 ? 0 : (of('visitEvents') + of('purchaseEvents')) / of('activeUsers')),
    }),
  ),
  eventsPerSession: rate(
    event({
      measures: ['visitEvents', 'purchaseEvents', 'sessions'],
      value: of => (of('sessions') === 0 ? 0 : (of('visitEvents') + of('purchaseEvents')) / of('sessions')),
    }),
  ),
  itemViewEvents: event(plain('itemViews')),
  addToCarts: event(plain('carts')),
  checkouts: event(plain('checkouts')),
};
