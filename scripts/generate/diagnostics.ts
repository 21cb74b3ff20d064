/**
 * Diagnostic codes with their hints. An error stops the run before anything is written; a warning names something that is
 * only kept in openapi.json.
 */
export const HINTS = {
  unreadable: 'Check the file name or address, and that it leads to YAML or JSON.',
  'unsupported-version': 'The generator reads OpenAPI 3.0, 3.1 and 3.2. Convert an older document first.',
  'unresolved-ref': 'The reference points to nothing. Check the file name and the part after #.',
  'renamed-component': 'Two files give components of one name. Rename one of them.',
  'circular-allof': 'A schema cannot contain itself through allOf. Refer to it from a property instead.',
  'circular-ref': 'These references only point to each other. One of them must say what the schema is.',
  'conflicting-allof': 'The branches of allOf demand different types, so no value can satisfy them.',
  'not-typed': 'TypeScript cannot express it; it is kept in openapi.json.',
  'unknown-type': 'Write string, number, integer, boolean, object, array or null.',
  'no-schema': 'A schema is an object, true or false. Check the file that a reference leads to.',
  'missing-operation-id': 'Give the operation an operationId in camelCase.',
  'duplicate-operation-id':
    'Give each operation an operationId of its own; made names change when operations are added.',
  'unknown-method': 'The client calls the methods of OpenAPI 3.1. Offer the operation by one of them, a query by POST.',
  'nameless-parts': 'The client sends parts by name. Describe them as properties, with encoding.',
  'whole-query': 'Describe each parameter of the query by itself, with in: query.',
  'unknown-scheme': 'Name a scheme of components/securitySchemes.',
  'missing-roles': 'Say who may call it by x-roles, with names of the list x-roles at the root of the description.',
  'missing-setting':
    'Say which setting holds the limit: x-limit: { setting: …, amount: …, unless: [roles without a limit] }.',
  'unknown-role': 'Use a role of the list x-roles at the root of the description.',
  'unknown-word': 'This word is not in the vocabulary, so nothing would read it.',
  'unknown-property': 'Name a property of the schema, as the schema spells it.',
  'unknown-schema': 'Name a schema of components/schemas.',
  'unknown-resource': 'Name a resource that a tag declares by x-resource.',
  'unknown-operation': 'Name an operation by its operationId.',
  'unknown-path': 'Name a path of the description, as it is spelled there.',
  'unknown-value': 'Name a value of the enum.',
  'unknown-override': 'Overrides name resources and fields as the generated resources call them.',
  'unknown-crud': 'crud lists, or maps to their words, operations of: list, get, create, update, delete.',
  'missing-template': 'Describe the operation once under x-crud at the root of the description.',
  'duplicate-operation': 'Leave the operation out of crud, or take out the one that is written in full.',
  'duplicate-resource': 'Two tags declare a resource of this name.',
  'missing-list': 'A resource needs GET on its collection path.',
  'no-fields': 'The schema of a resource must be an object with properties.',
  'bulk-without-ids': 'A bulk action takes {ids: [...]} in its body.',
  'taken-key': 'Give each action of a resource a letter of its own.',
  'not-editable': 'Only a single value that may be written is edited in a list.',
  'not-filterable': 'Only scalar properties, enums and references can be filtered.',
  'union-field': 'Nothing tells the branches of this choice apart. Give it a discriminator.',
  'ambiguous-list': 'Give the list and the item paths of one collection, or mark the other list as deprecated.',
} as const;

export type DiagnosticCode = keyof typeof HINTS;

export interface Diagnostic {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** JSON pointer into the bundled description, e.g. `#/components/schemas/Order/properties/status`. */
  pointer: string;
  message: string;
}

export class Diagnostics {
  readonly list: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  error(code: DiagnosticCode, pointer: string, message: string): void {
    this.#add({ code, severity: 'error', pointer, message });
  }

  warn(code: DiagnosticCode, pointer: string, message: string): void {
    this.#add({ code, severity: 'warning', pointer, message });
  }

  get errors(): number {
    return this.list.filter((entry) => entry.severity === 'error').length;
  }

  get warnings(): number {
    return this.list.length - this.errors;
  }

  // a schema may be reached by several references
  #add(entry: Diagnostic): void {
    const key = `${entry.code} ${entry.pointer} ${entry.message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push(entry);
  }
}

/** Diagnostics of one code that are printed before the rest are counted. */
const SHOWN = 5;

/**
 * Formats lines for a terminal: messages with their place, grouped by code, errors last; each code is followed by its hint.
 * @param shown diagnostics of one code that are printed
 */
export function formatDiagnostics(list: readonly Diagnostic[], shown = SHOWN): string[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const severity of ['warning', 'error'] as const) {
    for (const entry of list.filter((diagnostic) => diagnostic.severity === severity)) {
      const key = `${severity} ${entry.code}`;
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return [...groups].flatMap(([key, entries]) => {
    const [first] = entries;
    const hiddenCount = entries.length - shown;
    return [
      ...entries.slice(0, shown).map(({ pointer, message }) => `${key} at ${pointer}: ${message}`),
      ...(hiddenCount > 0 ? [`  … and ${hiddenCount} more ${key}`] : []),
      ...(first ? [`  ${HINTS[first.code]}`] : []),
    ];
  });
}
