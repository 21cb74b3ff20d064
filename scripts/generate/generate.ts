import { resolve } from 'node:path';
import { Diagnostics } from './diagnostics.ts';
import { buildModel } from './model/build.ts';
import type { JsonObject } from './model/json.ts';
import type { Model } from './model/model.ts';
import { readDescription } from './read.ts';
import { writeDefinitions } from './write/definitions.ts';
import { writeEnums } from './write/enums.ts';
import { writeFields } from './write/fields.ts';
import { writeFormValues } from './write/form-values.ts';
import type { OutputFile } from './write/file.ts';
import { writeOpenApi } from './write/openapi.ts';
import { writeOperationTypes } from './write/operation-types.ts';
import { writeOperations } from './write/operations.ts';
import { writeResources } from './write/resources.ts';
import { writeSchemas } from './write/schemas.ts';
import { writeTypes } from './write/types.ts';

export interface Generated {
  /** Nothing when there are errors: a run writes all or nothing. */
  files: OutputFile[];
  diagnostics: Diagnostics;
  /** `42 schemas, 31 operations, ...`; none when there was no description to read. */
  summary: string | undefined;
  /** Absolute paths of the files the description was read from. */
  sources: readonly string[];
}

/** Generates everything from a description, in memory. */
export async function generate(spec: string): Promise<Generated> {
  const diagnostics = new Diagnostics();
  const description = await readDescription(spec, diagnostics);
  if (!description) return { files: [], diagnostics, summary: undefined, sources: [resolve(spec)] };
  const { document, files: sources } = description;
  if (diagnostics.errors > 0) return { files: [], diagnostics, summary: summarise(undefined, diagnostics), sources };
  return { ...(await generateFrom(document, diagnostics)), sources };
}

/** Generates everything from a bundled description. */
export async function generateFrom(
  document: JsonObject,
  diagnostics = new Diagnostics(),
): Promise<Omit<Generated, 'sources'>> {
  const model = buildModel(document, diagnostics);
  const files = diagnostics.errors > 0 ? [] : await writeAll(model);
  return { files, diagnostics, summary: summarise(model, diagnostics) };
}

async function writeAll(model: Model): Promise<OutputFile[]> {
  return [
    writeOpenApi(model),
    writeDefinitions(model),
    await writeTypes(model),
    writeSchemas(model),
    writeOperations(model),
    writeOperationTypes(),
    ...writeEnums(model),
    ...writeFields(model),
    writeFormValues(model),
    ...writeResources(model),
  ];
}

function summarise(model: Model | undefined, { errors, warnings }: Diagnostics): string {
  const fields = [...(model?.fields.values() ?? [])].reduce((sum, schema) => sum + schema.fields.length, 0);
  const counts = [
    ...(model
      ? [
          `${model.schemas.size} schemas`,
          `${model.operations.length} operations`,
          `${model.resources.length} resources`,
          `${fields} fields`,
        ]
      : []),
    `${warnings} warnings`,
  ];
  return [...counts, ...(errors > 0 ? [`${errors} errors`] : [])].join(', ');
}
