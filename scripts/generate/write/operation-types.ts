import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';

const TEXT = `import type { operations } from './types.ts';

export type OperationId = keyof operations;

type Part<Operation, Name extends string> = Operation extends { [Key in Name]?: infer Value } ? NonNullable<Value> : never;
type PartOfParameters<Id extends OperationId, Name extends string> = [Part<operations[Id]['parameters'], Name>] extends [never]
  ? Record<never, never>
  : Part<operations[Id]['parameters'], Name>;
type ContentOf<Value> = Value extends { content: infer Content } ? Content[keyof Content] : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** Path parameters: \`PathParams<'getProject'>\` is \`{ id: number }\`. */
export type PathParams<Id extends OperationId> = PartOfParameters<Id, 'path'>;
/** Query parameters. */
export type Query<Id extends OperationId> = PartOfParameters<Id, 'query'>;
/** Described request headers. */
export type RequestHeaders<Id extends OperationId> = PartOfParameters<Id, 'header'>;
/** Request body; includes undefined when it is optional or the operation has none. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Value }
  ? ContentOf<Value>
  : ContentOf<Part<operations[Id], 'requestBody'>> | undefined;

/** Described response statuses. */
export type Status<Id extends OperationId> = keyof Responses<Id>;
/** Described success statuses. */
export type SuccessStatus<Id extends OperationId> = {
  [Code in Status<Id>]: \`\${Code & (string | number)}\` extends \`2\${string}\` ? Code : never;
}[Status<Id>];
/** Body of the success response, or of the given status; undefined when it has none. */
export type Answer<Id extends OperationId, Code extends Status<Id> = SuccessStatus<Id>> = {
  [Each in Code]: ContentOf<Responses<Id>[Each]>;
}[Code];
/** Described response headers. */
export type AnswerHeaders<Id extends OperationId, Code extends Status<Id> = SuccessStatus<Id>> = {
  [Each in Code]: Responses<Id>[Each] extends { headers: infer Headers } ? Headers : never;
}[Code];`;

/** operation-types.ts: types of an operation's parts by its id, for clients and handlers. */
export function writeOperationTypes(): OutputFile {
  return createSourceFile('operation-types.ts', TEXT);
}
