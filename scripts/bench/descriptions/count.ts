import { createHash } from 'node:crypto';
import { Diagnostics } from '#scripts/generate/diagnostics.ts';
import { generateFrom } from '#scripts/generate/generate.ts';
import { buildModel } from '#scripts/generate/model/build.ts';
import type { FieldType } from '#scripts/generate/field-definitions.ts';
import type { Model } from '#scripts/generate/model/model.ts';
import type { Resource } from '#scripts/generate/model/resource.ts';
import type { OutputFile } from '#scripts/generate/write/file.ts';
import { readDescription } from '#scripts/generate/read.ts';
import { expectedNames, expectedPairs, expectedUnions } from './expected.ts';
import type { ExpectedReference } from './expected.ts';

/** How much of what a description offers was found; `missed` names the rest. */
export interface Share {
  offered: number;
  missed: string[];
}

/** What became of one description. */
export interface Counted {
  file: string;
  outcome: 'generated' | 'refused';
  /** Codes and texts of the errors. */
  errors: string[];
  /** Of all that is written: two versions of the generator that agree on it write the same. */
  digest: string;
  /** Processor milliseconds. */
  cpu: number;
  operations: number;
  resources: number;
  pairs: Share;
  byPost: Share;
  names: Share;
  unions: Share;
  /** Fields that lead to another record, for whatever reason. */
  references: number;
  /** Resources whose rows or records stand inside an envelope. */
  envelopes: number;
  /** Columns that look like secrets, as `resource.column`. */
  secrets: string[];
  /** Names of resources by what is special about them. */
  special: Record<'flat' | 'single' | 'listedByPost' | 'jsonFilter' | 'local', number>;
}

/** Broader than what the generator goes by, so that what it overlooks is seen. */
const LOOKS_SECRET = /pass(word|wd|phrase)|secret|token$|api[_-]?key|private[_-]?key|credential/i;
/** What only tells about a secret: which it is, of what kind, since when. */
const ABOUT_SECRETS =
  /(id|sid|arn|name|type|method|count|source|version|expression|md5|hash|hint|status|policy|policies|at|date|updated|changed|url|uri|href|link)$/i;
/** Fields whose value may be the secret itself. */
const TEXTUAL: readonly FieldType[] = ['text', 'textarea', 'password', 'json', 'url'];

/** Generates one description in memory and counts what came of it. */
export async function countDescription(file: string): Promise<{ counted: Counted; files: OutputFile[] }> {
  const begun = process.cpuUsage();
  const diagnostics = new Diagnostics();
  const description = await readDescription(file, diagnostics);
  const isRead = description !== undefined && diagnostics.errors === 0;
  const { files } = isRead ? await generateFrom(description.document, diagnostics) : { files: [] };
  const { user, system } = process.cpuUsage(begun);
  const errors = diagnostics.list.filter(({ severity }) => severity === 'error');
  const counted: Counted = {
    file,
    outcome: isRead && errors.length === 0 ? 'generated' : 'refused',
    errors: errors.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`),
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    cpu: Math.round((user + system) / 1000),
    ...(isRead && errors.length === 0 ? found(buildModel(description.document, new Diagnostics())) : found(undefined)),
  };
  return { counted, files };
}

function found(model: Model | undefined): Omit<Counted, 'file' | 'outcome' | 'errors' | 'digest' | 'cpu'> {
  const { document = {}, resources = [], operations = [] } = model ?? {};
  const pairs = model ? expectedPairs(document) : [];
  const at = ({ list, item }: { list: string; item: string }) =>
    resources.find((one) => one.path === list && one.wire?.itemPath === item);
  const isFound = ({ schema, property }: ExpectedReference) => {
    const field = model?.fields.get(schema)?.fields.find(({ name }) => name === property);
    return field?.type === 'reference' || field?.type === 'references';
  };
  const share = <Entry>(offered: readonly Entry[], has: (entry: Entry) => boolean, name: (entry: Entry) => string) => ({
    offered: offered.length,
    missed: offered.filter((entry) => !has(entry)).map(name),
  });
  const property = ({ schema, property: name, to }: ExpectedReference) => `${schema}.${name} -> ${to}`;
  const count = (has: (resource: Resource) => boolean) => resources.filter(has).length;
  const fields = [...(model?.fields.values() ?? [])].flatMap((schema) => schema.fields);
  return {
    operations: operations.length,
    resources: resources.length,
    pairs: share(
      pairs,
      (pair) => at(pair) !== undefined,
      ({ item }) => item,
    ),
    byPost: share(
      pairs.filter(({ byPost }) => byPost),
      (pair) => at(pair)?.wire?.updateMethod === 'post',
      ({ item }) => item,
    ),
    names: share(expectedNames(document, pairs), isFound, property),
    unions: share(expectedUnions(document, pairs), isFound, property),
    references: fields.filter(({ type }) => type === 'reference' || type === 'references').length,
    envelopes: count(({ wire }) => (wire?.rows.length ?? 0) + (wire?.item?.length ?? 0) > 0),
    secrets: resources.flatMap((resource) => secretColumns(resource, model)),
    special: {
      flat: count(({ wire }) => wire?.flat !== undefined),
      single: count(({ wire }) => wire?.single === true),
      listedByPost: count(({ wire }) => wire?.listMethod === 'post'),
      jsonFilter: count(({ wire }) => wire?.json !== undefined),
      local: count(({ wire }) => wire?.local !== undefined),
    },
  };
}

function secretColumns({ name, columns, fields, listFields }: Resource, model: Model | undefined): string[] {
  const members = listFields ?? fields;
  const list = 'fieldsOf' in members ? (model?.fields.get(members.fieldsOf)?.fields ?? []) : members;
  return columns
    .filter((column) => LOOKS_SECRET.test(column) && !ABOUT_SECRETS.test(column))
    .filter((column) => TEXTUAL.includes(list.find((field) => field.name === column)?.type ?? 'text'))
    .map((column) => `${name}.${column}`);
}
