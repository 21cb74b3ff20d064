import { isDeepStrictEqual } from 'node:util';
import { findStrongComponents } from '../graph.ts';
import { asList, asObject, getOwn, asText } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { parsePointer } from '../model/pointer.ts';
import type { FieldModel } from '../model/field-model.ts';

/** A range of fields that equals all fields of another schema. */
export interface Run {
  schema: string;
  start: number;
  length: number;
}

/**
 * Finds the ranges of fields that a schema takes unchanged from schemas in its allOf. Omits schemas that refer back to the
 * schema, because their constant may not be initialised yet.
 * @param members names of member schemas by schema
 */
export function findExtended(model: Model, members: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Run[]> {
  const bases = new Map([...model.fields.keys()].map((name) => [name, listBases(name, model)]));
  const edges = new Map([...members].map(([name, used]) => [name, new Set([...used, ...(bases.get(name) ?? [])])]));
  const component = findStrongComponents(edges);
  const extended = new Map<string, Run[]>();
  for (const [name, { fields }] of model.fields) {
    const runs: Run[] = [];
    let end = 0;
    for (const schema of bases.get(name) ?? []) {
      if (component.get(schema) === component.get(name)) continue;
      const start = findStart(model.fields.get(schema)?.fields ?? [], fields, end);
      if (start === undefined) continue;
      end = start + (model.fields.get(schema)?.fields.length ?? 0);
      runs.push({ schema, start, length: end - start });
    }
    if (runs.length > 0) extended.set(name, runs);
  }
  return extended;
}

/** Lists the named schemas of a schema's allOf. */
function listBases(name: string, { document, fields }: Model): string[] {
  const schema = asObject(getOwn(asObject(asObject(document.components).schemas), name));
  return asList(schema.allOf).flatMap((branch) => {
    const parts = parsePointer(asText(asObject(branch).$ref) ?? '');
    const base = parts.length === 3 && parts[1] === 'schemas' ? (parts[2] ?? '') : '';
    return base !== name && fields.has(base) ? [base] : [];
  });
}

/** Finds the first index, at or after `from`, where `fields` contains all fields of `run` in sequence. */
function findStart(run: readonly FieldModel[], fields: readonly FieldModel[], from: number): number | undefined {
  if (run.length === 0) return undefined;
  for (let start = from; start + run.length <= fields.length; start += 1)
    if (run.every((field, index) => isDeepStrictEqual(field, fields[start + index]))) return start;
  return undefined;
}
