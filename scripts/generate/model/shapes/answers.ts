// Finds the list or record in a response, and the envelope around it.
import type { FieldMaker } from '../fields.ts';
import { getMainSchema, listSuccesses } from '../media.ts';
import type { Normaliser } from '../normalise.ts';
import type { Operation } from '../operations.ts';
import type { Schema } from '../schema.ts';
import { normaliseWord, ROW_WORDS, isListProperty, WRAPPERS } from './words.ts';

export interface Shapes {
  normaliser: Normaliser;
  fields: FieldMaker;
}

/** Names of properties from the response to the list or record; empty for the response itself. */
export type Steps = readonly string[];

export interface ListAnswer {
  steps: Steps;
  /** Schema of a row. */
  row: Schema;
  /** Schema of the whole response. */
  answer: Schema;
  /** The response contains only rows and properties of the list. */
  isCertain: boolean;
}

export interface ItemAnswer {
  steps: Steps;
  record: Schema;
}

/** Returns the schema of an operation's success response. */
export function getSuccessSchema({ answers }: Operation): Schema | undefined {
  return getMainSchema(listSuccesses(answers)[0]?.[1].media);
}

/** Finds the list in a response: the response itself, or the array of objects in its envelope. */
export function findList(schema: Schema, lastWord: string, shapes: Shapes, depth = 0): ListAnswer | undefined {
  const answer = shapes.normaliser.resolve(schema);
  const row = getRowSchema(answer, shapes);
  if (row) return { steps: [], row, answer, isCertain: true };
  // of several response types, prefers one that is certainly a list
  const branches = depth < 2 ? (answer.union ?? []) : [];
  const branchLists = branches
    .map((branch) => findList(branch, lastWord, shapes, depth + 1))
    .filter((list) => list !== undefined);
  if (branchLists.length > 0) return branchLists.find(({ isCertain }) => isCertain) ?? branchLists[0];
  const lists = [...(answer.properties ?? [])].flatMap(([name, property]) => {
    const entry = getRowSchema(shapes.normaliser.resolve(property), shapes);
    return entry ? [{ name, row: entry }] : [];
  });
  const chosenList = lists.length === 1 ? lists[0] : choosePreferred(lists, lastWord);
  if (chosenList) {
    const otherNames = [...(answer.properties?.keys() ?? [])].filter((name) => name !== chosenList.name);
    return { steps: [chosenList.name], row: chosenList.row, answer, isCertain: otherNames.every(isListProperty) };
  }
  return lists.length === 0 && depth < 2 ? findWrappedList(answer, lastWord, shapes, depth) : undefined;
}

function findWrappedList(answer: Schema, lastWord: string, shapes: Shapes, depth: number): ListAnswer | undefined {
  const properties = [...(answer.properties ?? [])];
  const wrappers = properties.filter(([name]) => WRAPPERS.has(normaliseWord(name)));
  for (const [name, property] of wrappers) {
    const innerList = findList(property, lastWord, shapes, depth + 1);
    if (!innerList) continue;
    const otherProperties = properties.filter(([otherName]) => otherName !== name);
    const isCertain = innerList.isCertain && otherProperties.every(([otherName]) => isListProperty(otherName));
    return { ...innerList, answer, steps: [name, ...innerList.steps], isCertain };
  }
  return undefined;
}

function choosePreferred<List extends { name: string }>(lists: readonly List[], lastWord: string): List | undefined {
  const words = [normaliseWord(lastWord), ...ROW_WORDS];
  return words.map((word) => lists.find(({ name }) => normaliseWord(name) === word)).find((list) => list !== undefined);
}

/** Returns the schema of the entries of an array of objects. */
function getRowSchema({ items, prefixItems }: Schema, { fields }: Shapes): Schema | undefined {
  return items && !prefixItems && fields.isForm(items) ? items : undefined;
}

/**
 * Finds the record in a response or body: the content of an envelope, else the whole. An envelope named like the record may
 * have other properties, unless the whole has an id and so is the record.
 */
export function findRecord(schema: Schema, names: readonly string[], shapes: Shapes): ItemAnswer | undefined {
  if (!shapes.fields.isForm(schema)) return undefined;
  const properties = [...(shapes.normaliser.resolve(schema).properties ?? [])];
  const isRecord = (property: Schema) => shapes.fields.isForm(property) && !shapes.normaliser.resolve(property).items;
  const namedProperty = names
    .map((name) => properties.find(([propertyName]) => normaliseWord(propertyName) === normaliseWord(name)))
    .find((property) => property !== undefined);
  const hasId = properties.some(([name]) => OWN_IDS.has(normaliseWord(name)));
  if (namedProperty && !hasId && isRecord(namedProperty[1]))
    return { steps: [namedProperty[0]], record: namedProperty[1] };
  const recordProperties = properties.filter(([name]) => !isListProperty(name) || WRAPPERS.has(normaliseWord(name)));
  const [firstProperty] = recordProperties;
  if (!firstProperty || recordProperties.length > 1) return { steps: [], record: schema };
  const [name, property] = firstProperty;
  const schemaName = shapes.fields.getSchemaName(property);
  const isEnvelope =
    WRAPPERS.has(normaliseWord(name)) ||
    (schemaName !== undefined && normaliseWord(schemaName) === normaliseWord(name));
  return isEnvelope && isRecord(property) ? { steps: [name], record: property } : { steps: [], record: schema };
}

const OWN_IDS = new Set(['id', 'uuid', 'guid', 'key']);

/** Finds the object inside a record that holds its properties (JSON:API `attributes`); undefined when there is none. */
export function findAttributes(
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
