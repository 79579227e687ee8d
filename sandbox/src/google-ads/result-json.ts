import { itemAt } from '../checked.ts';
import type { Entity } from './fields/entity.ts';
import type { FieldValue } from './fields/field.ts';
import { attributes, fields, kindOf, resourceOf } from './fields/fields.ts';
import { metrics } from './fields/metrics.ts';
import type { ResultRow } from './engine/run-query.ts';
import type { Sums } from './engine/sums.ts';
import type { Query } from './gaql/query.ts';

type Json = { [name: string]: Json | FieldValue };

/** GAQL says cost_micros, JSON says costMicros. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function fieldMaskOf({ select }: Query): string {
  return select.map(camelCase).join(',');
}

/** A row with what was selected, and the names of its resources unless the query says otherwise. */
export function rowJson(query: Query, { entity, valueOf }: ResultRow): Json {
  const json: Json = {};
  if (query.parameters.omit_unselected_resource_names !== 'true')
    for (const resource of resourcesOf(query)) {
      const name = resourceNameOf(resource, entity);
      if (name !== undefined) put(json, `${resource}.resource_name`, name);
    }
  if (query.select.some(field => kindOf(field) === 'metric')) json.metrics = {};
  for (const field of query.select) {
    const value = valueOf(field);
    if (value !== null && value !== undefined) put(json, field, written(field, value));
  }
  return json;
}

/** Metrics of all rows together. */
export function summaryJson(query: Query, sums: Sums): Json {
  const json: Json = { metrics: {} };
  for (const field of query.select) {
    const value = metrics[field]?.of(sums);
    if (value !== null && value !== undefined) put(json, field, written(field, value));
  }
  return json;
}

/** The resource of FROM and those of selected attributes. */
function resourcesOf({ select, from }: Query): string[] {
  const selected = select.filter(field => kindOf(field) === 'attribute').map(resourceOf);
  return [...new Set([from, ...selected])];
}

function resourceNameOf(resource: string, entity: Entity): FieldValue | undefined {
  if ((resource === 'ad_group' || resource === 'ad_group_criterion') && !entity.adGroup) return undefined;
  return itemAt(attributes, `${resource}.resource_name`).of(entity);
}

/** int64 is a text, so that no reader rounds it. */
function written(field: string, value: FieldValue): FieldValue {
  return itemAt(fields, field).type === 'int64' ? String(value) : value;
}

function put(json: Json, field: string, value: FieldValue): void {
  const path = field.split('.').map(camelCase);
  let at = json;
  for (const name of path.slice(0, -1)) {
    const next = at[name];
    at = typeof next === 'object' && !Array.isArray(next) ? (next as Json) : (at[name] = {});
  }
  at[itemAt(path, path.length - 1)] = value;
}
