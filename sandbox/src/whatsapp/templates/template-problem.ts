import { GraphError } from '../graph-error.ts';

/** Why a template is not taken, with the subcodes by which the platform tells them apart. */
const kinds = {
  missing: { subcode: 2388046, title: 'A required field is missing' },
  invalid: { subcode: 2388047, title: 'The message template format is not valid' },
  tooLong: { subcode: 2388040, title: 'A field is longer than its limit' },
  tooMany: { subcode: 2388073, title: 'There is more of something than allowed' },
  noSample: { subcode: 2388043, title: 'Message template is missing example values' },
  atTheEdge: { subcode: 2388299, title: 'Variables at the start or end' },
  sideBySide: { subcode: 2388293, title: 'Variables side by side' },
  tooManyForLength: { subcode: 2388293, title: 'Too many variables for the length' },
  exists: { subcode: 2388024, title: 'Content in this language already exists' },
  beingDeleted: { subcode: 2388023, title: 'Message template language is being deleted' },
  tooManyTemplates: { subcode: 2388019, title: 'Message template limit exceeded' },
  categoryFixed: { subcode: 2388025, title: 'The category of an approved template cannot be changed' },
  editedLately: { subcode: 2388026, title: 'The template was edited too often' },
} as const;

export function templateProblem(kind: keyof typeof kinds, message: string): GraphError {
  const { subcode, title } = kinds[kind];
  return new GraphError(100, { message: 'Invalid parameter', subcode, user: { title, message }, details: message });
}
