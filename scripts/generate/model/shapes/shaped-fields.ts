import type { FieldModel } from '../field-model.ts';
import type { Normaliser } from '../normalise.ts';
import type { Schema } from '../schema.ts';
import { isSecret, normaliseWord, TITLE_WORDS } from './words.ts';

/** A relation inferred from the name or schema of a property. */
export interface Relation {
  resource: string;
  label: string;
  /** Schemas of the target's own records, in which the property is their id. */
  ownSchemas: ReadonlySet<string>;
}

/** A relation whose value may be the record itself; `key` is the id property of the record. */
export type KeyedRelation = Relation & { key: string };

/** Infers references, secrets and titles from names and shapes of properties. */
export class ShapedFields {
  readonly #relations: ReadonlyMap<string, Relation>;
  readonly #bySchema: ReadonlyMap<string, KeyedRelation>;
  readonly #normaliser: Normaliser;
  readonly #getSchemaName: (schema: Schema) => string | undefined;

  /**
   * @param relations by the names of properties, without case and separators
   * @param bySchema by schema name of records
   */
  constructor(
    relations: ReadonlyMap<string, Relation>,
    bySchema: ReadonlyMap<string, KeyedRelation>,
    normaliser: Normaliser,
    getSchemaName: (schema: Schema) => string | undefined,
  ) {
    this.#relations = relations;
    this.#bySchema = bySchema;
    this.#normaliser = normaliser;
    this.#getSchemaName = getSchemaName;
  }

  /**
   * Adjusts a field by its name and shape: a secret is masked, a title is a single line, an id of another record is a reference.
   * @param owner name or pointer of the schema that has the property
   */
  read(field: FieldModel, property: Schema, owner: string): FieldModel {
    const { name, type } = field;
    const word = normaliseWord(name);
    if ((type === 'text' || type === 'textarea') && isSecret(name)) return { ...field, type: 'password' };
    if (type === 'textarea' && TITLE_WORDS.includes(word) && word !== 'description') return { ...field, type: 'text' };
    const keyed = this.#findChoiceRelation(property);
    if (type === 'json' && !keyed) return { ...field, asText: true };
    if (keyed) {
      const { items: _items, each: _each, schema: _schema, ...rest } = field;
      return { ...rest, type: 'reference', ref: { resource: keyed.resource, label: keyed.label, key: keyed.key } };
    }
    const relation = this.#relations.get(word);
    if (!relation || relation.ownSchemas.has(owner)) return field;
    const { resource, label } = relation;
    if (type === 'chips') return { ...field, type: 'references', ref: { resource, label, many: true } };
    const canBeId = type === 'integer' || type === 'text' || type === 'textarea';
    return canBeId ? { ...field, type: 'reference', ref: { resource, label } } : field;
  }

  /** Finds the relation of a union of an id and records: `oneOf: [{ type: string }, Customer]`. */
  #findChoiceRelation(property: Schema): KeyedRelation | undefined {
    const { union = [] } = this.#normaliser.resolve(property);
    const records = union.filter((branch) => {
      const { types } = this.#normaliser.resolve(branch);
      return !types.every((type) => type === 'string' || type === 'integer') || types.length === 0;
    });
    if (records.length === 0 || records.length === union.length) return undefined;
    const relations = records.flatMap((branch) => this.#bySchema.get(this.#getSchemaName(branch) ?? '') ?? []);
    return new Set(relations.map(({ resource }) => resource)).size === 1 ? relations[0] : undefined;
  }
}
