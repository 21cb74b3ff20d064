import type { Diagnostics } from '../diagnostics.ts';
import type { FieldMaker } from './fields.ts';
import type { FieldModel, Members } from './field-model.ts';
import { isObject, objectAt, textAt, textsAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { child } from './pointer.ts';
import type { Resource } from './resource.ts';
import { readSignInWords } from './sign-in.ts';
import type { SignInWords } from './sign-in.ts';

/** What a file beside a description says of its screens; see docs/generator.md. */
export interface Overrides {
  /** Name of the file, for diagnostics. */
  file: string;
  content: JsonObject;
}

/** Resources with a file's words laid over them, and texts by their translation keys. */
export interface Overridden {
  resources: Resource[];
  words: ReadonlyMap<string, string>;
  timeZone?: string;
  signIn: ReadonlyMap<string, SignInWords>;
}

const RESOURCE_WORDS = ['label', 'group', 'title', 'columns', 'hidden', 'fields', 'update', 'sort'];
const FIELD_WORDS = ['label', 'relation', 'secret'];
const METHODS = ['put', 'patch', 'post'] as const;

/** Lays the words of a file over resources. A name that nothing has is an error. */
export function applyOverrides(
  resources: readonly Resource[],
  { file, content }: Overrides,
  schemes: ReadonlySet<string>,
  maker: FieldMaker,
  diagnostics: Diagnostics,
): Overridden {
  const words = new Map<string, string>();
  const fail = (pointer: string, message: string): void => diagnostics.error('unknown-override', pointer, message);
  const known = (node: JsonObject, allowed: readonly string[], pointer: string): void => {
    for (const word of Object.keys(node)) {
      if (!allowed.includes(word))
        fail(child(pointer, word), `There is no word ${word}; there are ${allowed.join(', ')}.`);
    }
  };
  const root = `${file}#`;
  known(content, ['timeZone', 'signIn', 'resources'], root);
  const signIn = readSignInWords(objectAt(content.signIn), schemes, (name, message) =>
    fail(child(`${root}/signIn`, name), message),
  );
  const given = objectAt(content.resources);
  for (const name of Object.keys(given)) {
    if (resources.some((resource) => resource.name === name)) continue;
    const names = resources.map((resource) => resource.name).join(', ');
    fail(child(`${root}/resources`, name), `There is no resource ${name}; there are ${names}.`);
  }
  const changed = resources.flatMap((resource): Resource[] => {
    const node = objectAt(given[resource.name]);
    const pointer = child(`${root}/resources`, resource.name);
    known(node, RESOURCE_WORDS, pointer);
    if (node.hidden === true) return [];
    const label = textAt(node.label);
    if (label !== undefined) words.set(`resources.${resource.name}`, label);
    const all = [...listOf(resource.fields, maker), ...listOf(resource.listFields ?? [], maker)];
    const names = new Set(all.map((field) => field.name));
    const check = (name: string, at: string): string[] => {
      if (names.has(name)) return [name];
      fail(at, `Records of ${resource.name} have no ${name}; they have ${[...names].join(', ')}.`);
      return [];
    };
    const columns = textsAt(node.columns).flatMap((name) => check(name, child(pointer, 'columns')));
    const [title] = [textAt(node.title)].flatMap((name) =>
      name === undefined ? [] : check(name, child(pointer, 'title')),
    );
    const fields = readFields(resource.name, objectAt(node.fields), pointer, { check, known, fail, words, resources });
    const over = (members: Members): Members =>
      fields.size > 0 ? withFields(listOf(members, maker), fields) : members;
    const method = readMethod(node.update, child(pointer, 'update'), fail);
    const group = textAt(node.group);
    return [
      {
        ...resource,
        ...(columns.length > 0 && { columns }),
        ...(title !== undefined && { title }),
        ...(group !== undefined && { group }),
        fields: over(resource.fields),
        ...(resource.listFields && { listFields: over(resource.listFields) }),
        ...(resource.create && { create: over(resource.create) }),
        ...(resource.update && { update: over(resource.update) }),
        ...(resource.wire && method && { wire: { ...resource.wire, updateMethod: method } }),
      },
    ];
  });
  const timeZone = textAt(content.timeZone);
  return { resources: changed, words, signIn, ...(timeZone !== undefined && { timeZone }) };
}

interface Checks {
  check: (name: string, pointer: string) => string[];
  known: (node: JsonObject, allowed: readonly string[], pointer: string) => void;
  fail: (pointer: string, message: string) => void;
  words: Map<string, string>;
  resources: readonly Resource[];
}

/** What a file says of the fields of one resource, by their names. */
function readFields(
  resource: string,
  node: JsonObject,
  pointer: string,
  { check, known, fail, words, resources }: Checks,
): ReadonlyMap<string, Partial<FieldModel>> {
  const fields = new Map<string, Partial<FieldModel>>();
  for (const [name, said] of Object.entries(node)) {
    const at = child(child(pointer, 'fields'), name);
    if (check(name, at).length === 0 || !isObject(said)) continue;
    known(said, FIELD_WORDS, at);
    const field: Partial<FieldModel> = {};
    const label = textAt(said.label);
    if (label !== undefined) {
      field.label = `${resource}.fields.${name}`;
      words.set(field.label, label);
    }
    if (said.secret === true) field.type = 'password';
    const target = textAt(said.relation);
    const other = resources.find((one) => one.name === target);
    if (target !== undefined && !other) fail(child(at, 'relation'), `There is no resource ${target}.`);
    if (other) Object.assign(field, { type: 'reference', ref: { resource: other.name, label: other.title } });
    fields.set(name, field);
  }
  return fields;
}

function withFields(list: readonly FieldModel[], over: ReadonlyMap<string, Partial<FieldModel>>): FieldModel[] {
  return list.map((field) => ({ ...field, ...over.get(field.name) }));
}

function readMethod(
  node: Json | undefined,
  pointer: string,
  fail: Checks['fail'],
): (typeof METHODS)[number] | undefined {
  if (node === undefined) return undefined;
  const method = METHODS.find((one) => one === String(node).toLowerCase());
  if (!method) fail(pointer, `A record is updated by put, patch or post, not ${JSON.stringify(node)}.`);
  return method;
}

function listOf(members: Members, maker: FieldMaker): readonly FieldModel[] {
  return 'fieldsOf' in members ? maker.fieldsOfNamed(members.fieldsOf) : members;
}
