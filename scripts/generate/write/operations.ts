import { chooseMediaType, listSuccesses } from '../model/media.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operations.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { print, printKey } from './source.ts';
import type { Literal } from './source.ts';

/** operations.ts: routing data of every operation. */
export function writeOperations(model: Model): OutputFile {
  const rows = model.operations.map((operation) => {
    const start = `  ${printKey(operation.id)}: `;
    return `${start}${print(buildDefinition(operation), 2, start.length)},`;
  });
  return createSourceFile(
    'operations.ts',
    `import type { OperationDefinition } from './definitions.ts';`,
    `export const operations = {\n${rows.join('\n')}\n} as const satisfies Record<string, OperationDefinition>;`,
    'export type OperationId = keyof typeof operations;',
  );
}

/** operation-roles.ts: roles of every operation, for screens that hide what a user may not do. */
export function writeOperationRoles({ operations }: Model): OutputFile {
  const rows = operations.map(({ id, roles }) => {
    const start = `  ${printKey(id)}: `;
    return `${start}${print([...(roles ?? [])], 2, start.length)},`;
  });
  return createSourceFile(
    'operation-roles.ts',
    `import type { Role } from './definitions.ts';`,
    `/** Roles that may call an operation; empty when the description has no roles. */
export const operationRoles: Readonly<Record<string, readonly Role[] | undefined>> = {\n${rows.join('\n')}\n};`,
  );
}

function buildDefinition({ method, path, tags, roles, limit, body, answers }: Operation): Literal {
  const [status, answer] = listSuccesses(answers)[0] ?? ['200', undefined];
  return {
    method,
    path,
    tag: tags[0],
    roles: roles ? [...roles] : undefined,
    limit: limit ? { ...limit, unless: [...limit.unless] } : undefined,
    status: status === 'default' ? 200 : Number(status.replace(/x/gi, '0')),
    body: body ? chooseMediaType([...body.media.keys()]) : undefined,
    answer: answer ? chooseMediaType([...answer.media.keys()]) : undefined,
  };
}
