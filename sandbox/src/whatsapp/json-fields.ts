import { badValue, missing } from './graph-error.ts';

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a word; nothing for what is missing, and JSON for what is no word. */
export function wordOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Fields of a message, each complaint naming where it stands. */
export function objectAt(parent: Json, name: string, where: string): Json {
  const value = parent[name];
  if (value === undefined || value === null) throw missing(`Parameter '${where}' is mandatory.`);
  if (!isObject(value)) throw badValue(`Parameter '${where}' must be an object.`);
  return value;
}

export function listAt(parent: Json, name: string, rule: { where: string; least: number; most: number }): Json[] {
  const { where, least, most } = rule;
  const value = parent[name];
  if (value === undefined || value === null) throw missing(`Parameter '${where}' is mandatory.`);
  if (!Array.isArray(value) || !value.every(isObject))
    throw badValue(`Parameter '${where}' must be an array of objects.`);
  if (value.length < least || value.length > most) {
    throw badValue(`Invalid number of entries in '${where}'. Min: ${least}, Max: ${most}.`);
  }
  return value;
}

export function textAt(parent: Json, name: string, rule: { where: string; most: number }): string {
  const { where, most } = rule;
  const value = parent[name];
  if (value === undefined || value === null) throw missing(`Parameter '${where}' is mandatory.`);
  if (typeof value !== 'string') throw badValue(`Parameter '${where}' must be a string.`);
  if (value.trim() === '' || value.length > most) {
    throw badValue(`${where} length invalid. Min length: 1, Max length: ${most}`);
  }
  return value;
}

export function optionalTextAt(parent: Json, name: string, rule: { where: string; most: number }): string | undefined {
  return parent[name] === undefined ? undefined : textAt(parent, name, rule);
}
