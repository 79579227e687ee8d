import { itemAt } from '../../checked.ts';
import { rowsBetween } from '../columns.ts';
import { hashShare } from '../random.ts';
import { VISIT } from '../tables.ts';
import type { World } from '../world.ts';

/** A visit in which the shop's search was used. */
type SearchVisit = { visit: number; isClicked: boolean };

/** Each search belongs to one of its day's visits; several may fall into one. */
export function searchVisits({ searches, visits, seed }: World): SearchVisit[] {
  const clicked = new Map<number, boolean>();
  for (let row = 0; row < searches.length; row++) {
    const day = itemAt(searches.day, row);
    const [start, end] = rowsBetween(visits.byDay, day, day);
    if (end === start) continue;
    const visit = start + Math.floor(hashShare(`${seed}/searcher`, row) * (end - start));
    clicked.set(visit, (clicked.get(visit) ?? false) || searches.clicked[row] === 1);
  }
  return [...clicked]
    .map(([visit, isClicked]) => ({ visit, isClicked }))
    .toSorted((one, other) => one.visit - other.visit);
}

type RecommendationVisit = { visit: number; isClicked: boolean };

const share = { recommended: 0.12, clicked: 0.09, form: 0.02, submitted: 0.11 };

/** Visits of people that saw products recommended. Those that bought clicked more often. */
export function recommendationVisits({ visits, seed }: World): RecommendationVisit[] {
  const found: RecommendationVisit[] = [];
  for (let visit = 0; visit < visits.length; visit++) {
    const flags = itemAt(visits.flags, visit);
    if ((flags & VISIT.bot) !== 0 || (flags & VISIT.engaged) === 0) continue;
    const chance = hashShare(seed, visit);
    if (chance >= share.recommended) continue;
    const often = (flags & VISIT.addedToCart) === 0 ? 1 : 3;
    found.push({ visit, isClicked: chance < share.recommended * share.clicked * often });
  }
  return found;
}

/** A sign-up form that was seen, and whether it was sent. */
type FormView = { visit: number; isSubmitted: boolean };

export function formViews({ visits, seed }: World): FormView[] {
  const found: FormView[] = [];
  for (let visit = 0; visit < visits.length; visit++) {
    const flags = itemAt(visits.flags, visit);
    const chance = hashShare(`${seed}f`, visit);
    if ((flags & VISIT.bot) === 0 && (flags & VISIT.engaged) !== 0 && chance < share.form)
      found.push({ visit, isSubmitted: chance < share.form * share.submitted });
  }
  return found;
}
