import { isDeepStrictEqual } from 'node:util';
import { strongComponents } from '../graph.ts';
import { listAt, objectAt, ownAt, textAt } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { partsOf } from '../model/pointer.ts';
import type { FieldModel } from '../model/field-model.ts';

/** Fields of a schema that are all those of another one, in its order. */
export interface Run {
  schema: string;
  start: number;
  length: number;
}

/**
 * Finds the schemas whose fields stand unchanged in those of a schema that extends them by allOf. One whose members lead
 * back to the schema is left out, as its constant may not exist yet.
 * @param members names of the schemas that each schema has as members
 */
export function findExtended(model: Model, members: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Run[]> {
  const bases = new Map([...model.fields.keys()].map((name) => [name, basesOf(name, model)]));
  const edges = new Map([...members].map(([name, used]) => [name, new Set([...used, ...(bases.get(name) ?? [])])]));
  const component = strongComponents(edges);
  const extended = new Map<string, Run[]>();
  for (const [name, { fields }] of model.fields) {
    const runs: Run[] = [];
    let end = 0;
    for (const schema of bases.get(name) ?? []) {
      if (component.get(schema) === component.get(name)) continue;
      const start = startOf(model.fields.get(schema)?.fields ?? [], fields, end);
      if (start === undefined) continue;
      end = start + (model.fields.get(schema)?.fields.length ?? 0);
      runs.push({ schema, start, length: end - start });
    }
    if (runs.length > 0) extended.set(name, runs);
  }
  return extended;
}

/** Named members of the schema's allOf. */
function basesOf(name: string, { document, fields }: Model): string[] {
  const schema = objectAt(ownAt(objectAt(objectAt(document.components).schemas), name));
  return listAt(schema.allOf).flatMap((branch) => {
    const parts = partsOf(textAt(objectAt(branch).$ref) ?? '');
    const base = parts.length === 3 && parts[1] === 'schemas' ? (parts[2] ?? '') : '';
    return base !== name && fields.has(base) ? [base] : [];
  });
}

/** Where all fields of `run` stand one after another among `fields`, from an index on. */
function startOf(run: readonly FieldModel[], fields: readonly FieldModel[], from: number): number | undefined {
  if (run.length === 0) return undefined;
  for (let start = from; start + run.length <= fields.length; start += 1)
    if (run.every((field, index) => isDeepStrictEqual(field, fields[start + index]))) return start;
  return undefined;
}
