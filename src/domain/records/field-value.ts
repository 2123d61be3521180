export type FieldValue = string | number | boolean | null | readonly number[];
