/** What happened in a shop, as the platform or an app has noted it on the timeline of its analytics. */
export interface Annotation {
  id: number;
  title: string | null;
  type: string;
  description: string | null;
  startedAt: string;
  endedAt: string | null;
  createdAt: string;
}

const FIRST_ID = 8_200_001;

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

/** The annotation, or what is wrong with it; without an end it is one moment, with null as its end it goes on. */
export function addAnnotation(
  annotations: Annotation[],
  { title = null, type, description = null, startedAt, endedAt = startedAt }: Record<string, unknown>,
  now: number,
): Annotation | { error: string } {
  if (typeof type !== 'string' || !TYPES.has(type)) return { error: 'Type is not supported.' };
  if (title !== null && (typeof title !== 'string' || title.length > 75)) return { error: 'Title is too long.' };
  if (description !== null && (typeof description !== 'string' || description.length > 150))
    return { error: 'Description is too long.' };
  const [from, to] = [startedAt, endedAt].map(each => (typeof each === 'string' ? Date.parse(each) : NaN));
  if (Number.isNaN(from)) return { error: 'The start is no time.' };
  if (endedAt !== null && !(Number(to) >= Number(from))) return { error: 'The end lies before the start.' };
  const annotation: Annotation = {
    id: FIRST_ID + annotations.length,
    title,
    type,
    description,
    startedAt: timeText(Number(from)),
    endedAt: endedAt === null ? null : timeText(Number(to)),
    createdAt: timeText(now),
  };
  annotations.push(annotation);
  return annotation;
}

const timeText = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
