import { Diagnostics } from './diagnostics.ts';
import { buildModel } from './model/build.ts';
import type { JsonObject } from './model/json.ts';
import type { Model } from './model/model.ts';
import { readDescription } from './read.ts';
import { writeDefinitions } from './write/definitions.ts';
import { writeEnums } from './write/enums.ts';
import { writeFields } from './write/fields.ts';
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
  /** `42 schemas, 31 operations, ...` */
  summary: string;
}

/** Generates everything from a description, in memory. */
export async function generate(spec: string): Promise<Generated> {
  const diagnostics = new Diagnostics();
  const description = await readDescription(spec, diagnostics);
  if (!description || diagnostics.errors > 0)
    return { files: [], diagnostics, summary: summarise(undefined, diagnostics) };
  return generateFrom(description.document, diagnostics);
}

/** Generates everything from a bundled description. */
export async function generateFrom(document: JsonObject, diagnostics = new Diagnostics()): Promise<Generated> {
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
    ...writeResources(model),
  ];
}

function summarise(model: Model | undefined, { errors, warnings }: Diagnostics): string {
  const fields = [...(model?.fields.values() ?? [])].reduce((sum, schema) => sum + schema.fields.length, 0);
  const counts = [
    `${model?.schemas.size ?? 0} schemas`,
    `${model?.operations.length ?? 0} operations`,
    `${model?.resources.length ?? 0} resources`,
    `${fields} fields`,
    `${warnings} warnings`,
  ];
  return [...counts, ...(errors > 0 ? [`${errors} errors`] : [])].join(', ');
}
