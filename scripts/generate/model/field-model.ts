import type { FieldDefinition } from '../field-definitions.ts';

/** Members of a group or array: those of a named schema, or its own. */
export type Members = { fieldsOf: string } | readonly FieldModel[];

/** A definition before it is written: other schemas, enums among them, are named. */
export type FieldModel = Omit<FieldDefinition, 'items' | 'each' | 'content' | 'data'> & {
  items?: Members;
  each?: FieldModel;
  content?: FieldModel;
  data?: string;
};
