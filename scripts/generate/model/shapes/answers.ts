/** What an answer holds: a list of records, or one record, and what is wrapped around it. */
import type { FieldMaker } from '../fields.ts';
import { mainSchema, successes } from '../media.ts';
import type { Normaliser } from '../normalise.ts';
import type { Operation } from '../operations.ts';
import type { Schema } from '../schema.ts';
import { plain, ROW_WORDS, speaksOfList, WRAPPERS } from './words.ts';

export interface Shapes {
  normaliser: Normaliser;
  fields: FieldMaker;
}

/** Names of properties from the answer down to what is meant; none when it is the answer itself. */
export type Steps = readonly string[];

export interface ListAnswer {
  steps: Steps;
  /** Schema of a row. */
  row: Schema;
  /** The whole answer. */
  answer: Schema;
  /** Nothing but the rows, and what speaks of the list, is in the answer. */
  sure: boolean;
}

export interface ItemAnswer {
  steps: Steps;
  record: Schema;
}

/** Schema of what an operation answers when all went well. */
export function successOf({ answers }: Operation): Schema | undefined {
  return mainSchema(successes(answers)[0]?.[1].media);
}

/** The list in an answer: the answer itself, or the one array of objects that an envelope is there for. */
export function listIn(schema: Schema, last: string, shapes: Shapes, depth = 0): ListAnswer | undefined {
  const answer = shapes.normaliser.resolve(schema);
  const row = rowOf(answer, shapes);
  if (row) return { steps: [], row, answer, sure: true };
  // of several ways to answer, the one that is surest to be a list
  const branches = depth < 2 ? (answer.union ?? []) : [];
  const found = branches.map((branch) => listIn(branch, last, shapes, depth + 1)).filter((list) => list !== undefined);
  if (found.length > 0) return found.find(({ sure }) => sure) ?? found[0];
  const lists = [...(answer.properties ?? [])].flatMap(([name, property]) => {
    const entry = rowOf(shapes.normaliser.resolve(property), shapes);
    return entry ? [{ name, row: entry }] : [];
  });
  const chosen = lists.length === 1 ? lists[0] : preferred(lists, last);
  if (chosen) {
    const others = [...(answer.properties?.keys() ?? [])].filter((name) => name !== chosen.name);
    return { steps: [chosen.name], row: chosen.row, answer, sure: others.every(speaksOfList) };
  }
  return lists.length === 0 && depth < 2 ? wrappedList(answer, last, shapes, depth) : undefined;
}

function wrappedList(answer: Schema, last: string, shapes: Shapes, depth: number): ListAnswer | undefined {
  const properties = [...(answer.properties ?? [])];
  const wrappers = properties.filter(([name]) => WRAPPERS.has(plain(name)));
  for (const [name, property] of wrappers) {
    const inner = listIn(property, last, shapes, depth + 1);
    if (!inner) continue;
    const others = properties.filter(([other]) => other !== name);
    const sure = inner.sure && others.every(([other]) => speaksOfList(other));
    return { ...inner, answer, steps: [name, ...inner.steps], sure };
  }
  return undefined;
}

function preferred<Found extends { name: string }>(lists: readonly Found[], last: string): Found | undefined {
  const words = [plain(last), ...ROW_WORDS];
  return words.map((word) => lists.find(({ name }) => plain(name) === word)).find((found) => found !== undefined);
}

/** Schema of the entries of an array of objects. */
function rowOf({ items, prefixItems }: Schema, { fields }: Shapes): Schema | undefined {
  return items && !prefixItems && fields.isForm(items) ? items : undefined;
}

/**
 * The record in an answer or body: inside the object that an envelope is there for, else the whole. An envelope called
 * after the record may have anything beside it, unless the whole has a number of its own and so is the record.
 */
export function recordIn(schema: Schema, names: readonly string[], shapes: Shapes): ItemAnswer | undefined {
  if (!shapes.fields.isForm(schema)) return undefined;
  const properties = [...(shapes.normaliser.resolve(schema).properties ?? [])];
  const isRecord = (property: Schema) => shapes.fields.isForm(property) && !shapes.normaliser.resolve(property).items;
  const called = names.map((name) => properties.find(([own]) => plain(own) === plain(name))).find((one) => one);
  const hasNumber = properties.some(([name]) => OWN_NUMBERS.has(plain(name)));
  if (called && !hasNumber && isRecord(called[1])) return { steps: [called[0]], record: called[1] };
  const meant = properties.filter(([name]) => !speaksOfList(name) || WRAPPERS.has(plain(name)));
  const [only] = meant;
  if (!only || meant.length > 1) return { steps: [], record: schema };
  const [name, property] = only;
  const schemaName = shapes.fields.nameOf(property);
  const isEnvelope = WRAPPERS.has(plain(name)) || (schemaName !== undefined && plain(schemaName) === plain(name));
  return isEnvelope && isRecord(property) ? { steps: [name], record: property } : { steps: [], record: schema };
}

const OWN_NUMBERS = new Set(['id', 'uuid', 'guid', 'key']);

/** The object inside a record that holds all it says (JSON:API `attributes`); undefined where the record says it itself. */
export function attributesIn(
  record: Schema,
  shapes: Shapes,
): { at: string; schema: Schema; type?: string } | undefined {
  const { properties } = shapes.normaliser.resolve(record);
  const attributes = properties?.get('attributes');
  if (!properties?.has('id') || !attributes || !shapes.fields.isForm(attributes)) return undefined;
  if (![...properties.keys()].every((name) => RESOURCE_OBJECT.has(name))) return undefined;
  const type = properties.get('type');
  const [value] = (type && shapes.normaliser.resolve(type).values) ?? [];
  return { at: 'attributes', schema: attributes, ...(typeof value === 'string' && { type: value }) };
}

const RESOURCE_OBJECT = new Set(['id', 'type', 'attributes', 'relationships', 'links', 'meta', 'lid']);
