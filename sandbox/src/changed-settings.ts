/** Takes over what is of the right kind; unknown names and wrong kinds are told. */
export function changedSettings<Settings extends object>(
  settings: Settings,
  standard: Settings,
  changes: unknown,
): Settings | string {
  if (typeof changes !== 'object' || changes === null) return 'An object of settings is expected.';
  const kinds = new Map<string, unknown>(Object.entries(standard));
  const changed = new Map<string, unknown>(Object.entries(settings));
  for (const [name, value] of Object.entries(changes)) {
    if (!kinds.has(name)) return `There is no setting ${name}.`;
    if (!isOfKind(value, kinds.get(name))) return `The setting ${name} has a wrong value.`;
    changed.set(name, value);
  }
  return Object.fromEntries(changed) as Settings;
}

/** A setting that is null by default takes a text or a number. */
function isOfKind(value: unknown, standard: unknown): boolean {
  if (Array.isArray(standard)) return Array.isArray(value);
  if (standard === null) return value === null || typeof value === 'number' || typeof value === 'string';
  return typeof value === typeof standard;
}
