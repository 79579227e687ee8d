/** Field names by documented type, in one text each, words apart by spaces. */
export type FieldGroup = Record<string, string>;

export interface SchemaFields {
  metrics: FieldGroup;
  dimensions: FieldGroup[];
}
