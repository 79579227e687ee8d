/** The rules: one's own board is one's own, that of a role belongs to whoever has it and to the merchant; a link shows either to all of the organization. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { titleOf } from '@tillsight/assistant/schedules/tell-schedule';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { KeptQuestion, mostTiles, type Board, type BoardName } from '@tillsight/contract/boards';
import type { Language } from '@tillsight/contract/language';
import { AssignableRole, configurableRoles } from '@tillsight/contract/role';
import { plainName } from '@tillsight/metrics/plain-name';
import * as z from 'zod/mini';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { checkedRequest, isId, mayAsk } from '../alerts/alerts.ts';
import { readOrganization } from '../users/users.ts';
import {
  deleteLink,
  deleteTiles,
  findLink,
  findLinks,
  findTile,
  findTiles,
  insertLink,
  insertTile,
  lockTiles,
  placeTiles,
  renameTile as storeTitle,
  type LinkRow,
  type Owner,
  type TileRow,
} from './store.ts';

type Viewer = Pick<Caller, 'organizationId' | 'userId' | 'role'>;

/** One's own first, then those of the roles that one may decide about. */
export function listBoards(base: Base, viewer: Viewer): Promise<Board[]> {
  mayHaveBoards(viewer);
  const names: BoardName[] = ['own', ...configurableRoles(viewer.role)];
  return base.db.inOrganization(viewer.organizationId, async trx => {
    const owners = names.map(name => ownerOf(name, viewer));
    const [tiles, links] = [await findTiles(trx, owners), await findLinks(trx, owners)];
    const telling = await readTelling(trx, viewer);
    return names.map(name => {
      const owner = ownerOf(name, viewer);
      const isIts = (row: TileRow | LinkRow): boolean => isOf(row, owner);
      return shown({ owner, name, tiles: tiles.filter(isIts), link: links.find(isIts) }, telling);
    });
  });
}

export function readBoard(base: Base, viewer: Viewer, id: string): Promise<Board> {
  return base.db.inOrganization(viewer.organizationId, async trx => boardShown(trx, viewer, id));
}

/** What a board asks, for the code that answers it. */
export type Asked = { name: BoardName | null; tiles: TileRow[]; timeZone: string; currency: string; country: string };

export function tilesOf(base: Base, viewer: Viewer, id: string): Promise<Asked> {
  return base.db.inOrganization(viewer.organizationId, async trx => {
    const { owner, name } = await found(trx, viewer, id);
    const { timeZone, currency, country } = await readOrganization(trx, viewer.organizationId);
    return { name, tiles: await findTiles(trx, [owner]), timeZone, currency, country };
  });
}

/** Before the work of reading is done for somebody who may not. */
export function checkMayChange(base: Base, caller: Caller, id: string): Promise<unknown> {
  return base.db.inOrganization(caller.organizationId, trx => changeable(trx, caller, id));
}

type Keeping = KeptQuestion & { language: Language };

export async function keepTile(base: Base, caller: Caller, id: string, keeping: Keeping): Promise<Board> {
  const { organizationId, userId } = caller;
  const kept = z.parse(KeptQuestion, { question: keeping.question, requests: keeping.requests });
  const requests = kept.requests && kept.requests.map(checkedRequest);
  await spend(base.db, base.now(), [{ name: 'keep-tile', of: userId, times: 60, perMs: 60 * 60_000 }]);
  return base.db.inOrganization(organizationId, async trx => {
    const owner = await changeable(trx, caller, id, keeping.language);
    const tiles = await lockTiles(trx, organizationId, owner);
    const telling = { ...(await readTelling(trx, caller)), language: keeping.language };
    const { boards } = sentencesFor(telling);
    const wanted = { question: kept.question, requests };
    if (tiles.some(tile => isSame(tile, wanted)))
      throw new ProblemError('conflict', boards.already(titleOfTile(wanted, telling), nameOf(owner)));
    if (tiles.length >= mostTiles) throw new ProblemError('conflict', boards.tooMany(mostTiles));
    await insertTile(trx, owner, {
      organization_id: organizationId,
      id: randomUUID(),
      place: (tiles.at(-1)?.place ?? 0) + 1,
      question: kept.question,
      requests: requests === null ? null : JSON.stringify(requests),
      title: null,
      kept_at: new Date(base.now()),
    });
    await noteAct(trx, base.now(), { act: 'tile kept', organizationId, userId });
    return boardShown(trx, caller, id);
  });
}

/** Those that are not named stay behind them, in their order. */
export async function orderTiles(base: Base, caller: Caller, id: string, ids: readonly string[]): Promise<Board> {
  const { organizationId } = caller;
  return base.db.inOrganization(organizationId, async trx => {
    const owner = await changeable(trx, caller, id);
    const there = (await lockTiles(trx, organizationId, owner)).map(tile => tile.id);
    const named = [...new Set(ids)].filter(each => there.includes(each));
    await placeTiles(trx, [...named, ...there.filter(each => !named.includes(each))]);
    return boardShown(trx, caller, id);
  });
}

/** An empty title takes the name off it. */
export async function renameTile(base: Base, caller: Caller, id: string, title: string): Promise<void> {
  const { organizationId, userId } = caller;
  await base.db.inOrganization(organizationId, async trx => {
    await findOwnTile(trx, caller, id);
    await storeTitle(trx, id, plainName(title) || null);
    await noteAct(trx, base.now(), { act: 'tile renamed', organizationId, userId });
  });
}

export async function removeTile(base: Base, caller: Caller, id: string): Promise<void> {
  const { organizationId, userId } = caller;
  await base.db.inOrganization(organizationId, async trx => {
    await findOwnTile(trx, caller, id);
    if ((await deleteTiles(trx, [id])) === 0) throw goneTile();
    await noteAct(trx, base.now(), { act: 'tile removed', organizationId, userId });
  });
}

/** On a board that the viewer may change. */
async function findOwnTile(trx: Trx, viewer: Viewer, id: string): Promise<void> {
  const tile = isId(id) ? await findTile(trx, id) : null;
  const isMine = tile !== null && (tile.role === null ? tile.user_id === viewer.userId : mayHave(viewer, tile.role));
  if (!isMine) throw goneTile();
}

const goneTile = (): ProblemError => new ProblemError('not_found', 'This is no longer on the board.');

/** Shared twice it keeps its link; shared anew it gets another one. */
export async function shareBoard(base: Base, caller: Caller, id: string, isShared: boolean): Promise<Board> {
  const { organizationId, userId } = caller;
  return base.db.inOrganization(organizationId, async trx => {
    const owner = await changeable(trx, caller, id);
    const now = base.now();
    const row = { organization_id: organizationId, id: randomUUID(), made_at: new Date(now) };
    const isChanged = isShared ? await insertLink(trx, owner, row) : await deleteLink(trx, owner);
    if (isChanged)
      await noteAct(trx, now, { act: isShared ? 'board shared' : 'board no longer shared', organizationId, userId });
    // By the link that has just ended nothing is found any more.
    return boardShown(trx, caller, nameOf(owner));
  });
}

const nameOf = (owner: Owner): BoardName => ('userId' in owner ? 'own' : owner.role);

/** The board that a name or a link stands for, to this viewer. */
async function found(
  trx: Trx,
  viewer: Viewer,
  id: string,
  language: Language = 'english',
): Promise<{ owner: Owner; name: BoardName | null }> {
  mayHaveBoards(viewer, language);
  if (id === 'own') return { owner: ownerOf('own', viewer), name: 'own' };
  const role = z.safeParse(AssignableRole, id);
  if (role.success) {
    if (mayHave(viewer, role.data)) return { owner: { role: role.data }, name: role.data };
    throw new ProblemError('forbidden', sentencesFor({ country: '', language }).boards.notYours);
  }
  const link = isId(id) ? await findLink(trx, id) : null;
  const owner = link && ownerIn(link);
  if (owner === null) throw new ProblemError('not_found', 'This board is no longer shared.');
  const isIts = 'userId' in owner ? owner.userId === viewer.userId : mayHave(viewer, owner.role);
  return { owner, name: isIts ? nameOf(owner) : null };
}

async function changeable(trx: Trx, viewer: Viewer, id: string, language: Language = 'english'): Promise<Owner> {
  const { owner, name } = await found(trx, viewer, id, language);
  if (name === null) throw new ProblemError('forbidden', 'Only the owner of a board can change it.');
  return owner;
}

async function boardShown(trx: Trx, viewer: Viewer, id: string): Promise<Board> {
  const { owner, name } = await found(trx, viewer, id);
  const [tiles, [link]] = [await findTiles(trx, [owner]), await findLinks(trx, [owner])];
  return shown({ owner, name, tiles, link }, await readTelling(trx, viewer));
}

const ownerOf = (name: BoardName, { userId }: Viewer): Owner => (name === 'own' ? { userId } : { role: name });

function ownerIn({ user_id: userId, role }: LinkRow): Owner | null {
  if (role !== null) return { role };
  return userId === null ? null : { userId };
}

const isOf = (row: TileRow | LinkRow, owner: Owner): boolean =>
  'userId' in owner ? row.user_id === owner.userId : row.role === owner.role;

const mayHave = ({ role }: Viewer, of: AssignableRole): boolean => configurableRoles(role).includes(of);

function mayHaveBoards({ role }: Viewer, language: Language = 'english'): void {
  if (!mayAsk(role)) throw new ProblemError('forbidden', sentencesFor({ country: '', language }).boards.noRole);
}

type Wanted = Pick<TileRow, 'question' | 'requests'>;

/** The same would stand there twice. */
const isSame = (one: Wanted, other: Wanted): boolean =>
  one.requests === null || other.requests === null
    ? one.requests === other.requests && one.question.toLowerCase() === other.question.toLowerCase()
    : isDeepStrictEqual(one.requests, other.requests);

type Telling = { currency: string; country: string; language: Language };

async function readTelling(trx: Trx, { organizationId }: Viewer): Promise<Telling> {
  const { currency, country } = await readOrganization(trx, organizationId);
  return { currency, country, language: 'english' };
}

/** In the viewer's language where it is known what is asked; otherwise as it was asked. */
export const titleOfTile = ({ question, requests }: Wanted, telling: Telling): string =>
  requests === null ? plainName(question) : titleOf(requests, telling);

/** What somebody called it, in every language. */
export const nameOfTile = (tile: Wanted & Pick<TileRow, 'title'>, telling: Telling): string =>
  tile.title ?? titleOfTile(tile, telling);

type Shown = { owner: Owner; name: BoardName | null; tiles: TileRow[]; link: LinkRow | undefined };

function shown({ owner, name, tiles, link }: Shown, telling: Telling): Board {
  const whose = name ?? nameOf(owner);
  return {
    name,
    title:
      name === null && whose === 'own'
        ? `The board of ${plainName(link?.person ?? 'a colleague')}`
        : sentencesFor(telling).boards.name(whose),
    tiles: tiles.map(tile => ({ id: tile.id, title: nameOfTile(tile, telling), question: titleOfTile(tile, telling) })),
    can_change: name !== null,
    link_id: link?.id ?? null,
  };
}
