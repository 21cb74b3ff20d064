import type { FieldMaker } from './fields.ts';
import type { Members } from './field-model.ts';
import { getMainSchema } from './media.ts';
import type { Operation } from './operations.ts';

/** Returns the fields of an operation's body; undefined when it has none. */
export function getBodyMembers(operation: Operation, fields: FieldMaker): Members | undefined {
  const schema = getMainSchema(operation.body?.media);
  return schema && fields.isForm(schema) ? fields.getMembers(schema) : undefined;
}
