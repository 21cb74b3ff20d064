import { createHash } from 'node:crypto';
import { Diagnostics } from '#scripts/generate/diagnostics.ts';
import { generateFrom } from '#scripts/generate/generate.ts';
import { buildModel } from '#scripts/generate/model/build.ts';
import type { FieldType } from '#scripts/generate/field-definitions.ts';
import type { Model } from '#scripts/generate/model/model.ts';
import type { Resource } from '#scripts/generate/model/resource.ts';
import type { OutputFile } from '#scripts/generate/write/file.ts';
import { readDescription } from '#scripts/generate/read.ts';
import { findExpectedNames, findExpectedPairs, findExpectedUnions } from './expected.ts';
import type { ExpectedReference } from './expected.ts';

/** How many of the expected entries were found; `missed` names the others. */
export interface Share {
  offered: number;
  missed: string[];
}

/** Result of one description. */
export interface DescriptionCount {
  file: string;
  outcome: 'generated' | 'refused';
  /** Codes and texts of the errors. */
  errors: string[];
  /** Hash of all output, for comparing two versions of the generator. */
  digest: string;
  /** Processor milliseconds. */
  cpu: number;
  operations: number;
  resources: number;
  pairs: Share;
  byPost: Share;
  names: Share;
  unions: Share;
  /** Fields that refer to another record. */
  references: number;
  /** Resources whose rows or records are wrapped in an envelope. */
  envelopes: number;
  /** Columns that look like secrets, as `resource.column`. */
  secrets: string[];
  /** Number of resources by special property. */
  special: Record<'flat' | 'single' | 'listedByPost' | 'jsonFilter' | 'local', number>;
}

/** Broader than the generator's own rule, to find what it misses. */
const LOOKS_SECRET = /pass(word|wd|phrase)|secret|token$|api[_-]?key|private[_-]?key|credential/i;
/** Metadata of a secret: its id, kind, date. */
const ABOUT_SECRETS =
  /(id|sid|arn|name|type|method|count|source|version|expression|md5|hash|hint|status|policy|policies|at|date|updated|changed|url|uri|href|link)$/i;
/** Field types whose value may be a secret. */
const TEXTUAL: readonly FieldType[] = ['text', 'textarea', 'password', 'json', 'url'];

/** Generates one description in memory and counts the result. */
export async function countDescription(file: string): Promise<{ counted: DescriptionCount; files: OutputFile[] }> {
  const startedAt = process.cpuUsage();
  const diagnostics = new Diagnostics();
  const description = await readDescription(file, diagnostics);
  const isRead = description !== undefined && diagnostics.errors === 0;
  const { files } = isRead ? await generateFrom(description.document, diagnostics) : { files: [] };
  const { user, system } = process.cpuUsage(startedAt);
  const errors = diagnostics.list.filter(({ severity }) => severity === 'error');
  const counted: DescriptionCount = {
    file,
    outcome: isRead && errors.length === 0 ? 'generated' : 'refused',
    errors: errors.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`),
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    cpu: Math.round((user + system) / 1000),
    ...(isRead && errors.length === 0
      ? countModel(buildModel(description.document, new Diagnostics()))
      : countModel(undefined)),
  };
  return { counted, files };
}

function countModel(
  model: Model | undefined,
): Omit<DescriptionCount, 'file' | 'outcome' | 'errors' | 'digest' | 'cpu'> {
  const { document = {}, resources = [], operations = [] } = model ?? {};
  const pairs = model ? findExpectedPairs(document) : [];
  const findResource = ({ list, item }: { list: string; item: string }) =>
    resources.find((resource) => resource.path === list && resource.wire?.itemPath === item);
  const isFound = ({ schema, property }: ExpectedReference) => {
    const field = model?.fields.get(schema)?.fields.find(({ name }) => name === property);
    return field?.type === 'reference' || field?.type === 'references';
  };
  const buildShare = <Entry>(
    offered: readonly Entry[],
    has: (entry: Entry) => boolean,
    name: (entry: Entry) => string,
  ) => ({
    offered: offered.length,
    missed: offered.filter((entry) => !has(entry)).map(name),
  });
  const formatReference = ({ schema, property: name, to }: ExpectedReference) => `${schema}.${name} -> ${to}`;
  const countResources = (has: (resource: Resource) => boolean) => resources.filter(has).length;
  const fields = [...(model?.fields.values() ?? [])].flatMap((schema) => schema.fields);
  return {
    operations: operations.length,
    resources: resources.length,
    pairs: buildShare(
      pairs,
      (pair) => findResource(pair) !== undefined,
      ({ item }) => item,
    ),
    byPost: buildShare(
      pairs.filter(({ byPost }) => byPost),
      (pair) => findResource(pair)?.wire?.updateMethod === 'post',
      ({ item }) => item,
    ),
    names: buildShare(findExpectedNames(document, pairs), isFound, formatReference),
    unions: buildShare(findExpectedUnions(document, pairs), isFound, formatReference),
    references: fields.filter(({ type }) => type === 'reference' || type === 'references').length,
    envelopes: countResources(({ wire }) => (wire?.rows.length ?? 0) + (wire?.item?.length ?? 0) > 0),
    secrets: resources.flatMap((resource) => findSecretColumns(resource, model)),
    special: {
      flat: countResources(({ wire }) => wire?.flat !== undefined),
      single: countResources(({ wire }) => wire?.single === true),
      listedByPost: countResources(({ wire }) => wire?.listMethod === 'post'),
      jsonFilter: countResources(({ wire }) => wire?.json !== undefined),
      local: countResources(({ wire }) => wire?.local !== undefined),
    },
  };
}

function findSecretColumns({ name, columns, fields, listFields }: Resource, model: Model | undefined): string[] {
  const members = listFields ?? fields;
  const list = 'fieldsOf' in members ? (model?.fields.get(members.fieldsOf)?.fields ?? []) : members;
  return columns
    .filter((column) => LOOKS_SECRET.test(column) && !ABOUT_SECRETS.test(column))
    .filter((column) => TEXTUAL.includes(list.find((field) => field.name === column)?.type ?? 'text'))
    .map((column) => `${name}.${column}`);
}
