import type { FieldDefinition } from '../field-definitions.ts';

/** Fields of a group or array: a reference to those of a named schema, or a list. */
export type Members = { fieldsOf: string } | readonly FieldModel[];

/** A field definition before printing: schemas and enums are referenced by name. */
export type FieldModel = Omit<FieldDefinition, 'items' | 'each' | 'content' | 'data'> & {
  items?: Members;
  each?: FieldModel;
  content?: FieldModel;
  data?: string;
};
