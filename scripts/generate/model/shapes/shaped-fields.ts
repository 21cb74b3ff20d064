import type { FieldModel } from '../field-model.ts';
import type { Normaliser } from '../normalise.ts';
import type { Schema } from '../schema.ts';
import { isSecret, plain, TITLE_WORDS } from './words.ts';

/** What a property points at because of its name or its schema. */
export interface Relation {
  resource: string;
  label: string;
  /** The schemas of those records themselves, in which the property is their own id. */
  own: ReadonlySet<string>;
}

/** A relation whose value may be the record itself; `key` is the property of it that holds its number. */
export type KeyedRelation = Relation & { key: string };

/** Reads fields by their names and shapes, where a description has no words of ours. */
export class ShapedFields {
  readonly #relations: ReadonlyMap<string, Relation>;
  readonly #bySchema: ReadonlyMap<string, KeyedRelation>;
  readonly #normaliser: Normaliser;
  readonly #nameOf: (schema: Schema) => string | undefined;

  /**
   * @param relations by the names of properties, without case and separators
   * @param bySchema by the name of the schema of records
   */
  constructor(
    relations: ReadonlyMap<string, Relation>,
    bySchema: ReadonlyMap<string, KeyedRelation>,
    normaliser: Normaliser,
    nameOf: (schema: Schema) => string | undefined,
  ) {
    this.#relations = relations;
    this.#bySchema = bySchema;
    this.#normaliser = normaliser;
    this.#nameOf = nameOf;
  }

  /**
   * The field as its name and shape say: a secret is masked, a title is a line however long it may be, and a number of
   * another record is a reference.
   * @param owner name or place of the schema it is a property of
   */
  read(field: FieldModel, property: Schema, owner: string): FieldModel {
    const { name, type } = field;
    const word = plain(name);
    if ((type === 'text' || type === 'textarea') && isSecret(name)) return { ...field, type: 'password' };
    if (type === 'textarea' && TITLE_WORDS.includes(word) && word !== 'description') return { ...field, type: 'text' };
    const keyed = this.#relationOfChoice(property);
    if (type === 'json' && !keyed) return { ...field, asText: true };
    if (keyed) {
      const { items: _items, each: _each, schema: _schema, ...rest } = field;
      return { ...rest, type: 'reference', ref: { resource: keyed.resource, label: keyed.label, key: keyed.key } };
    }
    const relation = this.#relations.get(word);
    if (!relation || relation.own.has(owner)) return field;
    const { resource, label } = relation;
    if (type === 'chips') return { ...field, type: 'references', ref: { resource, label, many: true } };
    const isNumber = type === 'integer' || type === 'text' || type === 'textarea';
    return isNumber ? { ...field, type: 'reference', ref: { resource, label } } : field;
  }

  /** What a choice between a number and records points at: `oneOf: [{ type: string }, Customer]`. */
  #relationOfChoice(property: Schema): KeyedRelation | undefined {
    const { union = [] } = this.#normaliser.resolve(property);
    const records = union.filter((branch) => {
      const { types } = this.#normaliser.resolve(branch);
      return !types.every((type) => type === 'string' || type === 'integer') || types.length === 0;
    });
    if (records.length === 0 || records.length === union.length) return undefined;
    const found = records.flatMap((branch) => this.#bySchema.get(this.#nameOf(branch) ?? '') ?? []);
    return new Set(found.map(({ resource }) => resource)).size === 1 ? found[0] : undefined;
  }
}
