/** What platforms hold beside figures: targets, occasions and pictures of ads; read from them, written there, and kept nowhere. */
import type { HeldOccasion, OccasionDeed, OccasionWritten } from '@tillsight/metrics/occasion';
import type { Period } from '@tillsight/metrics/request';
import type { AimWritten, Target, TargetAim } from '@tillsight/metrics/target';
import { PlatformFailure } from '@tillsight/platforms/failure';
import type { AdPicture, DataSource } from '@tillsight/platforms/platform';
import { noteAct, type Act } from '../../infra/audit.ts';
import { limiter } from '../../infra/limiter.ts';
import { noteChanged, openConnection, type OpenConnection } from '../integrations/integrations.ts';
import { situationOf, versionOf, type InsightDeps, type Situation } from './situation.ts';
import { lockOccasions } from './store.ts';

type HeldTargets = { held: Target[] | 'away'; maySet: boolean };

/** What the merchant wants to reach, where a platform holds that; undefined where none is connected that does. */
export async function askTargets(deps: InsightDeps, organizationId: string): Promise<HeldTargets | undefined> {
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.targets !== undefined);
  if (holder === undefined) return undefined;
  const { source, connection } = holder;
  const maySet = (await source.maySetTargets?.(connection)) ?? false;
  const key = `targets|${organizationId}|${versionOf(situation)}`;
  const read = async () => (await source.targets?.(connection, { now: situation.standing.now })) ?? [];
  return { held: await unlessAway(deps, holder, () => deps.memory.recall(key, read)), maySet };
}

type HeldOccasions = { held: HeldOccasion[] | 'away'; mayNote: boolean };

/** The same of what happened in these days; without days, of all that we have noted. */
export async function askOccasions(
  deps: InsightDeps,
  organizationId: string,
  period?: Period,
): Promise<HeldOccasions | undefined> {
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.occasions !== undefined);
  if (holder === undefined) return undefined;
  const { source, connection } = holder;
  // Who may not write might not read them either.
  if ((await source.mayNoteOccasions?.(connection)) !== true) return { held: [], mayNote: false };
  const read = async () => (await source.occasions?.(connection, period, { now: situation.standing.now })) ?? [];
  return { held: await unlessAway(deps, holder, read), mayNote: true };
}

type Writer = { organizationId: string; userId: string };

/**
 * Writes a target where the store holds them; `away`: nothing can be written just now. The order is recorded first, so that
 * none is written without its line, should this process die in between; said again, it is carried out once.
 */
export async function writeTarget(deps: InsightDeps, writer: Writer, aim: TargetAim): Promise<AimWritten | 'away'> {
  const situation = await situationOf(deps, writer.organizationId);
  const holder = holderOf(deps, situation, source => source.writeTarget !== undefined);
  if (holder?.source.writeTarget === undefined) return 'away';
  const write = holder.source.writeTarget.bind(holder.source);
  await noteOrder(deps, writer, aim.value === null ? 'target removed' : 'target set');
  return unlessAway(deps, holder, async () => {
    const written = await write(holder.connection, aim, { now: situation.standing.now });
    await noteWritten(deps, writer, holder);
    return written;
  });
}

/** So few hold a connection to the database while they write. */
const oneAtATime = limiter(2);

/** The same of what happened. The platform takes a note twice, so that of an organization one is written after the other. */
export async function writeOccasion(
  deps: InsightDeps,
  writer: Writer,
  deed: OccasionDeed,
): Promise<OccasionWritten | 'away'> {
  const { organizationId } = writer;
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.writeOccasion !== undefined);
  if (holder?.source.writeOccasion === undefined) return 'away';
  const write = holder.source.writeOccasion.bind(holder.source);
  await noteOrder(deps, writer, deed.do === 'note' ? 'occasion noted' : 'occasion removed');
  return unlessAway(deps, holder, () =>
    oneAtATime(() =>
      deps.db.inOrganization(organizationId, async trx => {
        await lockOccasions(trx, organizationId);
        const written = await write(holder.connection, deed, { now: situation.standing.now });
        await noteChanged(trx, holder.source.source, deps.now());
        return written;
      }),
    ),
  );
}

const noteOrder = (deps: InsightDeps, { organizationId, userId }: Writer, act: Act): Promise<void> =>
  deps.db.inOrganization(organizationId, trx => noteAct(trx, deps.now(), { act, organizationId, userId }));

const noteWritten = (deps: InsightDeps, { organizationId }: Writer, { source }: Holder): Promise<void> =>
  deps.db.inOrganization(organizationId, trx => noteChanged(trx, source.source, deps.now()));

type Holder = { source: DataSource; connection: OpenConnection };

function holderOf(
  deps: InsightDeps,
  { organizationId, usable }: Situation,
  holds: (source: DataSource) => boolean,
): Holder | undefined {
  const found = usable.find(({ source }) => holds(source));
  return found && { source: found.source, connection: openConnection(deps, organizationId, found.account) };
}

/** What lies beside the figures is told of only where its platform answers. */
async function unlessAway<Result>(
  { log }: InsightDeps,
  { source, connection }: Holder,
  work: () => Promise<Result>,
): Promise<Result | 'away'> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    if (error.action === 'reconnect') await connection.noteDead();
    log.warn({ err: error, source: source.source }, 'What lies beside the figures could not be read or written.');
    return 'away';
  }
}

/** Pictures of ads, of the platform that has them; what cannot be had just now is left out, as figures stand without them. */
export async function askPictures(
  deps: InsightDeps,
  organizationId: string,
  ids: readonly string[],
): Promise<AdPicture[]> {
  const situation = await situationOf(deps, organizationId);
  const holder = holderOf(deps, situation, source => source.pictures !== undefined);
  if (holder === undefined) return [];
  const { source, connection } = holder;
  const read = async () => (await source.pictures?.(connection, ids, { now: situation.standing.now })) ?? [];
  const pictures = await unlessAway(deps, holder, read);
  return pictures === 'away' ? [] : pictures;
}
