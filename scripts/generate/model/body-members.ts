import type { FieldMaker } from './fields.ts';
import type { Members } from './field-model.ts';
import { mainSchema } from './media.ts';
import type { Operation } from './operations.ts';

/** Fields of an operation's body. */
export function bodyMembers(operation: Operation, fields: FieldMaker): Members | undefined {
  const schema = mainSchema(operation.body?.media);
  return schema && fields.isForm(schema) ? fields.membersOf(schema) : undefined;
}
