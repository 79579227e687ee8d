/** How a value is written: int64 as text, int32 and double as numbers, enumerations by name, dates as YYYY-MM-DD. */
export type FieldType = 'int64' | 'int32' | 'double' | 'bool' | 'string' | 'date' | 'enum' | 'name' | 'list';
export type FieldValue = string | number | boolean | readonly string[];

export type Field = {
  type: FieldType;
  /** Constants of an enumeration that a condition may name. */ constants?: readonly string[];
};
