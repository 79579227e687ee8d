/** What happened in a shop, as the platform or an app has noted it on the timeline of its analytics. */
export interface Annotation {
  id: number;
  title: string | null;
  type: string;
  description: string | null;
  startedAt: string;
  endedAt: string | null;
  createdAt: string;
  /** Otherwise the platform noted it. */
  isOfApp: boolean;
}

export interface AnnotationError {
  field: string[] | null;
  message: string;
  code: 'INVALID' | 'LIMIT_REACHED' | 'NOT_FOUND';
}

const FIRST_ID = 8_200_001;

/** The platform says that there is a limit, and not how many. */
const MOST_OF_APP = 100;

/** Types that the platform's documentation and its own example name. */
const TYPES = new Set([
  'ad_spend_change',
  'campaign',
  'influencer_collaboration',
  'landing_page_launch',
  'other',
  'product_launch',
  'revenue_milestone',
  'seasonal_promotion',
]);

type Fields = Record<string, unknown>;

/** The annotations of a shop; an id is never given twice. */
export class Annotations {
  #held: Annotation[] = [];
  #made = 0;

  all(): readonly Annotation[] {
    return this.#held;
  }

  /** Without an end it is one moment, with null as its end it goes on. The same noted twice stands there twice. */
  add(fields: Fields, { now, isOfApp }: { now: number; isOfApp: boolean }): Annotation | AnnotationError {
    const { title = null, type, description = null, startedAt, endedAt = startedAt } = fields;
    const given = { title, type, description, startedAt, endedAt };
    const error = problemWith(given, isOfApp);
    if (error) return error;
    if (isOfApp && this.#held.filter(each => each.isOfApp).length >= MOST_OF_APP)
      return { field: null, message: 'The app has reached its limit of annotations.', code: 'LIMIT_REACHED' };
    const annotation: Annotation = {
      id: FIRST_ID + this.#made,
      title: typeof title === 'string' ? title : null,
      type: String(type),
      description: typeof description === 'string' ? description : null,
      startedAt: timeText(Date.parse(String(startedAt))),
      endedAt: typeof endedAt === 'string' ? timeText(Date.parse(endedAt)) : null,
      createdAt: timeText(now),
      isOfApp,
    };
    this.#made += 1;
    this.#held.push(annotation);
    return annotation;
  }

  /** An app finds its own only. */
  removeOfApp(id: number): AnnotationError | null {
    const left = this.#held.filter(each => each.id !== id || !each.isOfApp);
    if (left.length === this.#held.length)
      return { field: ['id'], message: 'The analytics annotation was not found.', code: 'NOT_FOUND' };
    this.#held = left;
    return null;
  }
}

function problemWith(
  { title, type, description, startedAt, endedAt }: Fields,
  isOfApp: boolean,
): AnnotationError | null {
  const invalid = (field: string, message: string): AnnotationError => ({
    field: ['input', field],
    message,
    code: 'INVALID',
  });
  if (typeof type !== 'string' || !TYPES.has(type)) return invalid('type', 'Type is not supported.');
  if (isOfApp && (typeof title !== 'string' || title.trim() === '')) return invalid('title', 'Title cannot be blank.');
  if (title !== null && (typeof title !== 'string' || title.length > 75))
    return invalid('title', 'Title is too long (maximum is 75 characters).');
  if (description !== null && (typeof description !== 'string' || description.length > 150))
    return invalid('description', 'Description is too long (maximum is 150 characters).');
  const [from, to] = [startedAt, endedAt].map(each => (typeof each === 'string' ? Date.parse(each) : NaN));
  if (Number.isNaN(from)) return invalid('startedAt', 'Started at is invalid.');
  if (endedAt !== null && !(Number(to) >= Number(from)))
    return invalid('endedAt', 'Ended at must be after started at.');
  return null;
}

const timeText = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
