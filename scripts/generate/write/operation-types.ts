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

/** Values in the path: \`PathParams<'getProject'>\` is \`{ id: number }\`. */
export type PathParams<Id extends OperationId> = PartOfParameters<Id, 'path'>;
/** Values after the question mark. */
export type Query<Id extends OperationId> = PartOfParameters<Id, 'query'>;
/** Request headers that the description names. */
export type RequestHeaders<Id extends OperationId> = PartOfParameters<Id, 'header'>;
/** The request's body; undefined where an operation has none or it may be left out. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Value }
  ? ContentOf<Value>
  : ContentOf<Part<operations[Id], 'requestBody'>> | undefined;

/** Statuses an operation is described to answer with. */
export type Status<Id extends OperationId> = keyof Responses<Id>;
/** Those of them that mean success. */
export type SuccessStatus<Id extends OperationId> = {
  [Code in Status<Id>]: \`\${Code & (string | number)}\` extends \`2\${string}\` ? Code : never;
}[Status<Id>];
/** The body of an answer: of success, or of the given status; undefined where it has none. */
export type Answer<Id extends OperationId, Code extends Status<Id> = SuccessStatus<Id>> = {
  [Each in Code]: ContentOf<Responses<Id>[Each]>;
}[Code];
/** The headers of an answer that the description names. */
export type AnswerHeaders<Id extends OperationId, Code extends Status<Id> = SuccessStatus<Id>> = {
  [Each in Code]: Responses<Id>[Each] extends { headers: infer Headers } ? Headers : never;
}[Code];`;

/** operation-types.ts: types of an operation's parts by its id, for clients and handlers. */
export function writeOperationTypes(): OutputFile {
  return createSourceFile('operation-types.ts', TEXT);
}
