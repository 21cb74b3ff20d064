import type { Diagnostics } from '../diagnostics.ts';
import type { FieldMaker } from './fields.ts';
import type { FieldModel, Members } from './field-model.ts';
import { isObject, asObject, asText, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import type { Resource } from './resource.ts';
import { readSignInWords } from './sign-in.ts';
import type { SignInWords } from './sign-in.ts';

/** An overrides file; see docs/generator.md. */
export interface Overrides {
  /** Name of the file, for diagnostics. */
  file: string;
  content: JsonObject;
}

/** Resources with overrides applied, and texts by translation key. */
export interface Overridden {
  resources: Resource[];
  words: ReadonlyMap<string, string>;
  timeZone?: string;
  signIn: ReadonlyMap<string, SignInWords>;
}

const RESOURCE_WORDS = ['label', 'group', 'title', 'columns', 'hidden', 'fields', 'update', 'sort'];
const FIELD_WORDS = ['label', 'relation', 'secret'];
const METHODS = ['put', 'patch', 'post'] as const;

/** Applies an overrides file to resources. Reports unknown names. */
export function applyOverrides(
  resources: readonly Resource[],
  { file, content }: Overrides,
  schemes: ReadonlySet<string>,
  maker: FieldMaker,
  diagnostics: Diagnostics,
): Overridden {
  const words = new Map<string, string>();
  const fail = (pointer: string, message: string): void => diagnostics.error('unknown-override', pointer, message);
  const checkWords = (node: JsonObject, allowed: readonly string[], pointer: string): void => {
    for (const word of Object.keys(node)) {
      if (!allowed.includes(word))
        fail(joinPointer(pointer, word), `There is no word ${word}; there are ${allowed.join(', ')}.`);
    }
  };
  const root = `${file}#`;
  checkWords(content, ['timeZone', 'signIn', 'resources'], root);
  const signIn = readSignInWords(asObject(content.signIn), schemes, (name, message) =>
    fail(joinPointer(`${root}/signIn`, name), message),
  );
  const resourceOverrides = asObject(content.resources);
  for (const name of Object.keys(resourceOverrides)) {
    if (resources.some((resource) => resource.name === name)) continue;
    const names = resources.map((resource) => resource.name).join(', ');
    fail(joinPointer(`${root}/resources`, name), `There is no resource ${name}; there are ${names}.`);
  }
  const overriddenResources = resources.flatMap((resource): Resource[] => {
    const node = asObject(resourceOverrides[resource.name]);
    const pointer = joinPointer(`${root}/resources`, resource.name);
    checkWords(node, RESOURCE_WORDS, pointer);
    if (node.hidden === true) return [];
    const label = asText(node.label);
    if (label !== undefined) words.set(`resources.${resource.name}`, label);
    const allFields = [...maker.listMembers(resource.fields), ...maker.listMembers(resource.listFields ?? [])];
    const names = new Set(allFields.map((field) => field.name));
    const check = (name: string, fieldPointer: string): string[] => {
      if (names.has(name)) return [name];
      fail(fieldPointer, `Records of ${resource.name} have no ${name}; they have ${[...names].join(', ')}.`);
      return [];
    };
    const columns = asTexts(node.columns).flatMap((name) => check(name, joinPointer(pointer, 'columns')));
    const [title] = [asText(node.title)].flatMap((name) =>
      name === undefined ? [] : check(name, joinPointer(pointer, 'title')),
    );
    const fields = readFields(resource.name, asObject(node.fields), pointer, {
      check,
      checkWords,
      fail,
      words,
      resources,
    });
    const overlayMembers = (members: Members): Members =>
      fields.size > 0 ? overlayFields(maker.listMembers(members), fields) : members;
    const method = readMethod(node.update, joinPointer(pointer, 'update'), fail);
    const group = asText(node.group);
    return [
      {
        ...resource,
        ...(columns.length > 0 && { columns }),
        ...(title !== undefined && { title }),
        ...(group !== undefined && { group }),
        fields: overlayMembers(resource.fields),
        ...(resource.listFields && { listFields: overlayMembers(resource.listFields) }),
        ...(resource.create && { create: overlayMembers(resource.create) }),
        ...(resource.update && { update: overlayMembers(resource.update) }),
        ...(resource.wire && method && { wire: { ...resource.wire, updateMethod: method } }),
      },
    ];
  });
  const timeZone = asText(content.timeZone);
  return { resources: overriddenResources, words, signIn, ...(timeZone !== undefined && { timeZone }) };
}

interface Checks {
  check: (name: string, pointer: string) => string[];
  checkWords: (node: JsonObject, allowed: readonly string[], pointer: string) => void;
  fail: (pointer: string, message: string) => void;
  words: Map<string, string>;
  resources: readonly Resource[];
}

/** Reads the overrides of one resource's fields, by name. */
function readFields(
  resource: string,
  node: JsonObject,
  pointer: string,
  { check, checkWords, fail, words, resources }: Checks,
): ReadonlyMap<string, Partial<FieldModel>> {
  const fields = new Map<string, Partial<FieldModel>>();
  for (const [name, override] of Object.entries(node)) {
    const fieldPointer = joinPointer(joinPointer(pointer, 'fields'), name);
    if (check(name, fieldPointer).length === 0 || !isObject(override)) continue;
    checkWords(override, FIELD_WORDS, fieldPointer);
    const field: Partial<FieldModel> = {};
    const label = asText(override.label);
    if (label !== undefined) {
      field.label = `${resource}.fields.${name}`;
      words.set(field.label, label);
    }
    if (override.secret === true) field.type = 'password';
    const target = asText(override.relation);
    const relatedResource = resources.find((resource) => resource.name === target);
    if (target !== undefined && !relatedResource)
      fail(joinPointer(fieldPointer, 'relation'), `There is no resource ${target}.`);
    if (relatedResource)
      Object.assign(field, {
        type: 'reference',
        ref: { resource: relatedResource.name, label: relatedResource.title },
      });
    fields.set(name, field);
  }
  return fields;
}

function overlayFields(list: readonly FieldModel[], overrides: ReadonlyMap<string, Partial<FieldModel>>): FieldModel[] {
  return list.map((field) => ({ ...field, ...overrides.get(field.name) }));
}

function readMethod(
  node: Json | undefined,
  pointer: string,
  fail: Checks['fail'],
): (typeof METHODS)[number] | undefined {
  if (node === undefined) return undefined;
  const method = METHODS.find((candidate) => candidate === String(node).toLowerCase());
  if (!method) fail(pointer, `A record is updated by put, patch or post, not ${JSON.stringify(node)}.`);
  return method;
}
