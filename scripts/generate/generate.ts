import { resolve } from 'node:path';
import { Diagnostics } from './diagnostics.ts';
import { buildModel } from './model/build.ts';
import type { JsonObject } from './model/json.ts';
import type { Model } from './model/model.ts';
import type { Overrides } from './model/overrides.ts';
import { readDescription } from './read.ts';
import { readOverrides } from './read-overrides.ts';
import { writeApiFacts } from './write/api-facts.ts';
import { writeClient } from './write/client.ts';
import { writeDefinitions } from './write/definitions.ts';
import { writeEnums } from './write/enums.ts';
import { writeFields } from './write/fields.ts';
import { writeFormValues } from './write/form-values.ts';
import type { OutputFile } from './write/file.ts';
import { writeOpenApi } from './write/openapi.ts';
import { writeOperationTypes } from './write/operation-types.ts';
import { writeOperationRoles, writeOperations } from './write/operations.ts';
import { writeResources } from './write/resources.ts';
import { writeSensitive } from './write/sensitive.ts';
import { writeSchemas } from './write/schemas.ts';
import { writeTypes } from './write/types.ts';

export interface Generated {
  /** Empty when there are errors. */
  files: OutputFile[];
  diagnostics: Diagnostics;
  /** `42 schemas, 31 operations, ...`; undefined when the description could not be read. */
  summary: string | undefined;
  /** Absolute paths of the files the description was read from. */
  sources: readonly string[];
}

export interface GenerateOptions {
  /** YAML or JSON file with labels, columns and relations of resources. */
  overrides?: string;
  /** `types`: only types.ts. */
  only?: 'types';
}

/** Generates everything from a description, in memory. */
export async function generate(spec: string, options: GenerateOptions = {}): Promise<Generated> {
  const diagnostics = new Diagnostics();
  const description = await readDescription(spec, diagnostics);
  if (!description) return { files: [], diagnostics, summary: undefined, sources: [resolve(spec)] };
  const { document, files: sourceFiles } = description;
  const overrides = options.overrides === undefined ? undefined : readOverrides(options.overrides, diagnostics);
  const sources = options.overrides === undefined ? sourceFiles : [...sourceFiles, resolve(options.overrides)];
  if (diagnostics.errors > 0) return { files: [], diagnostics, summary: summarise(undefined, diagnostics), sources };
  return { ...(await generateFrom(document, diagnostics, { ...options, overrides })), sources };
}

/** Generates everything from a bundled description. */
export async function generateFrom(
  document: JsonObject,
  diagnostics = new Diagnostics(),
  options: Omit<GenerateOptions, 'overrides'> & { overrides?: Overrides | undefined } = {},
): Promise<Omit<Generated, 'sources'>> {
  const model = buildModel(document, diagnostics, options.overrides);
  const writeFiles = options.only === 'types' ? writeOnlyTypes : writeAll;
  const files = diagnostics.errors > 0 ? [] : await writeFiles(model);
  return { files, diagnostics, summary: summarise(model, diagnostics) };
}

/** Writes types.ts alone, which imports nothing. */
async function writeOnlyTypes(model: Model): Promise<OutputFile[]> {
  return [await writeTypes(model)];
}

async function writeAll(model: Model): Promise<OutputFile[]> {
  return [
    writeOpenApi(model),
    writeDefinitions(model),
    await writeTypes(model),
    writeSchemas(model),
    writeOperations(model),
    writeOperationRoles(model),
    writeOperationTypes(),
    ...writeClient(model),
    ...writeEnums(model),
    ...writeFields(model),
    writeFormValues(model),
    ...writeResources(model),
    writeApiFacts(model),
    ...writeSensitive(model),
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
