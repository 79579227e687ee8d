import { accountAttributes } from './account-attributes.ts';
import type { Attribute } from './attribute.ts';
import type { Field } from './field.ts';
import { groupAttributes } from './group-attributes.ts';
import { metrics } from './metrics.ts';
import { plainSegments, viewSegments } from './segments.ts';
import { viewAttributes } from './view-attributes.ts';

export const attributes: Record<string, Attribute> = { ...accountAttributes, ...groupAttributes, ...viewAttributes };

/** Every field told, by its GAQL name. */
export const fields: Record<string, Field> = { ...attributes, ...plainSegments, ...viewSegments, ...metrics };

export type FieldKind = 'attribute' | 'segment' | 'metric';

export function kindOf(name: string): FieldKind {
  if (name.startsWith('metrics.')) return 'metric';
  return name.startsWith('segments.') ? 'segment' : 'attribute';
}

export function resourceOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
