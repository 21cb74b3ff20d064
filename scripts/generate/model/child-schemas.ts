// Schemas inside a schema: properties, patterns, items and additional properties.
import { isObject, asList, asObject, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { listPatternNames } from './patterns.ts';
import { joinPointer } from './pointer.ts';
import type { References } from './references.ts';
import { isJsonText } from './schema.ts';
import type { Schema } from './schema.ts';

interface Reader {
  readonly references: References;
  normalise(node: Json | undefined, pointer: string): Schema;
}

/** Sets the child schemas of a node on its normal form, and the type they imply when it has none. */
export function setChildSchemas(schema: Schema, node: JsonObject, reader: Reader): void {
  setProperties(schema, node, reader);
  setItems(schema, node, reader);
  setAdditional(schema, node, reader);
  if (isJsonText(node))
    schema.content = reader.normalise(node.contentSchema, joinPointer(schema.pointer, 'contentSchema'));
  if (schema.types.length > 0) return;
  if (schema.properties || schema.additional !== undefined || schema.patterns) schema.types = ['object'];
  else if (schema.items || schema.prefixItems) schema.types = ['array'];
}

function setProperties(schema: Schema, node: JsonObject, reader: Reader): void {
  const { pointer } = schema;
  const properties = normaliseEach(node.properties, joinPointer(pointer, 'properties'), reader);
  const patterns = new Map<string, Schema>();
  const entries = normaliseEach(node.patternProperties, joinPointer(pointer, 'patternProperties'), reader);
  for (const [pattern, entry] of entries) {
    const names = listPatternNames(pattern);
    if (names) for (const name of names) properties.set(name, properties.get(name) ?? entry);
    else patterns.set(pattern, entry);
  }
  if (properties.size > 0) schema.properties = properties;
  if (patterns.size > 0) schema.patterns = patterns;
  const required = asTexts(node.required);
  if (required.length > 0) schema.required = new Set(required);
}

function setItems(schema: Schema, node: JsonObject, reader: Reader): void {
  const { pointer } = schema;
  if (Array.isArray(node.prefixItems) || Array.isArray(node.items)) {
    const word = Array.isArray(node.prefixItems) ? 'prefixItems' : 'items';
    schema.prefixItems = asList(node[word]).map((item, i) => reader.normalise(item, joinPointer(pointer, word, i)));
    const restWord = word === 'items' ? 'additionalItems' : 'items';
    if (isObject(node[restWord])) schema.items = reader.normalise(node[restWord], joinPointer(pointer, restWord));
  } else if (node.items !== undefined) schema.items = reader.normalise(node.items, joinPointer(pointer, 'items'));
}

function setAdditional(schema: Schema, node: JsonObject, reader: Reader): void {
  const word = isObject(node.unevaluatedProperties) ? 'unevaluatedProperties' : 'additionalProperties';
  const { [word]: additional } = node;
  if (typeof additional === 'boolean') schema.additional = additional;
  else if (isObject(additional)) schema.additional = reader.normalise(additional, joinPointer(schema.pointer, word));
  if (node.propertyNames === undefined) return;
  const { enum: names } = reader.references.follow(
    node.propertyNames,
    joinPointer(schema.pointer, 'propertyNames'),
  ).node;
  if (Array.isArray(names)) schema.names = asTexts(names);
}

function normaliseEach(node: Json | undefined, pointer: string, reader: Reader): Map<string, Schema> {
  return new Map(
    Object.entries(asObject(node)).map(([name, entry]) => [name, reader.normalise(entry, joinPointer(pointer, name))]),
  );
}
