import type { DiagnosticCode } from '../diagnostics.ts';
import { isObject, asObject, asText } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { joinPointer } from '../model/pointer.ts';

const CRUD_OPERATIONS = ['list', 'get', 'create', 'update', 'delete'] as const;
export type CrudOperation = (typeof CRUD_OPERATIONS)[number];

/** An entry of `crud`: an operation and its overrides. */
export interface CrudEntry {
  operation: CrudOperation;
  words: JsonObject;
  pointer: string;
}

export type Report = (code: DiagnosticCode, pointer: string, message: string) => void;

/** Words of an entry: roles, the schema of the body, and parts of an OpenAPI operation. */
const WORDS = new Set(
  'roles body operationId summary description parameters requestBody responses security deprecated'.split(' '),
);

/** Reads `crud`: a list of operations, or a mapping of operations to words. */
export function readCrud(crud: Json, pointer: string, report: Report): CrudEntry[] {
  if (typeof crud !== 'object' || crud === null) {
    report('unknown-crud', pointer, 'crud is neither a list nor a mapping of operations.');
    return [];
  }
  const entries = Array.isArray(crud)
    ? crud.map((name, index) => ({ name: asText(name) ?? '', words: {}, pointer: joinPointer(pointer, index) }))
    : Object.entries(crud).map(([name, words]) => ({ name, words, pointer: joinPointer(pointer, name) }));
  return entries.flatMap((entry) => {
    const operation = CRUD_OPERATIONS.find((name) => name === entry.name);
    if (!operation) report('unknown-crud', entry.pointer, `crud has no operation ${entry.name || 'without a name'}.`);
    else if (!isObject(entry.words)) report('unknown-crud', entry.pointer, `The words of ${operation} are no object.`);
    else {
      checkWords(entry.words, entry.pointer, report);
      return [{ operation, words: asObject(entry.words), pointer: entry.pointer }];
    }
    return [];
  });
}

function checkWords(words: JsonObject, pointer: string, report: Report): void {
  for (const word of Object.keys(words)) {
    if (!WORDS.has(word) && !word.startsWith('x-'))
      report('unknown-word', joinPointer(pointer, word), `An operation of crud has no word ${word}.`);
  }
}
