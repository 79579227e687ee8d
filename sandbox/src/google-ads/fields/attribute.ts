import type { Entity } from './entity.ts';
import type { Field, FieldType, FieldValue } from './field.ts';

/** A field of a resource: how it is written, and what it says of an entity (nothing, where it is unset). */
export type Attribute = Field & { of: (entity: Entity) => FieldValue | undefined };

export function attribute(type: FieldType, of: Attribute['of'], constants?: readonly string[]): Attribute {
  return { type, of, ...(constants ? { constants } : {}) };
}

/** customers/1/campaigns/2 */
export function resourceName(entity: Entity, path: string, ...ids: (string | number)[]): string {
  return `customers/${entity.customer.id}/${path}${ids.length > 0 ? `/${ids.join('~')}` : ''}`;
}
