import type { FieldDefinition, FieldType } from '../field-definitions.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { readChoiceFields } from './choice-fields.ts';
import { isEnum } from './enums.ts';
import { readFieldWords, toMegabytes } from './field-words.ts';
import { getFileType, isFieldType, findScalarType } from './field-type.ts';
import { isScalar, asObject, asText } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { joinPointer, parsePointer } from './pointer.ts';
import { ShapedFields } from './shapes/shaped-fields.ts';
import type { KeyedRelation, Relation } from './shapes/shaped-fields.ts';
import { createAnySchema, isBinary, isEncoded, isReadOnly, isWriteOnly } from './schema.ts';
import type { Schema } from './schema.ts';
import type { Members, FieldModel } from './field-model.ts';

export interface SchemaFields {
  name: string;
  fields: readonly FieldModel[];
}

/** Accepted media types by schema and property, from the encoding of multipart bodies. */
export type Accepts = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Filter = NonNullable<NonNullable<FieldDefinition['ref']>['filter']>;

/** Reads the filter of a relation: scalars and lists of scalars by property. */
function readRelationFilter(words: unknown): Filter | undefined {
  const given = Object.entries(asObject(words)).flatMap(([name, value]): [string, Filter[string]][] => {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => isScalar(one) && one !== null);
    return [[name, Array.isArray(value) ? values.filter((one) => typeof one !== 'boolean') : (values[0] ?? '')]];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** Builds field definitions of schemas. */
export class FieldMaker {
  readonly #normaliser: Normaliser;
  readonly #diagnostics: Diagnostics;
  readonly #accepts: Accepts;
  readonly #written: ReadonlySet<string>;
  /** Names of the branches in progress, outermost first. */
  readonly #branches: string[] = [];
  /** Unnamed objects in progress, outermost first. */
  readonly #nameless: Schema[] = [];
  /** Values of the mappings in progress, outermost first. */
  readonly #mappings: Schema[] = [];
  #byShape: ShapedFields | undefined;
  /** Whether unions are forms, by their branches; false while in progress. */
  readonly #forms = new Map<readonly Schema[], boolean>();
  /** Cached fields of branches by name, with the outer branches they depended on. */
  readonly #known = new Map<string, { fields: readonly FieldModel[]; lookups: ReadonlyMap<string, boolean> }>();
  /** For each branch in progress, the names that were looked up among outer branches and whether they were found. */
  readonly #lookups: Map<string, boolean>[] = [];

  /** @param written names of schemas in request bodies */
  constructor(normaliser: Normaliser, accepts: Accepts, written: ReadonlySet<string>, diagnostics: Diagnostics) {
    this.#normaliser = normaliser;
    this.#accepts = accepts;
    this.#written = written;
    this.#diagnostics = diagnostics;
  }

  /**
   * Enables inference by shape for later calls: properties of these names (without case and separators), and unions of an id
   * and a record of these schemas, become references; secrets are masked.
   */
  setRelations(relations: ReadonlyMap<string, Relation>, bySchema: ReadonlyMap<string, KeyedRelation>): void {
    this.#byShape = new ShapedFields(relations, bySchema, this.#normaliser, (schema) => this.getSchemaName(schema));
    this.#known.clear();
  }

  /** Whether a schema can be edited as fields: an object with properties, or a union of such objects. */
  isForm(schema: Schema): boolean {
    const { properties, union } = this.#normaliser.resolve(schema);
    if ((properties?.size ?? 0) > 0) return true;
    if (!union) return false;
    const known = this.#forms.get(union);
    if (known !== undefined) return known;
    this.#forms.set(union, false);
    const isForm = union.every((branch) => this.isForm(branch));
    this.#forms.set(union, isForm);
    return isForm;
  }

  /** Returns the name of the referenced schema, following schemas that only refer to another. */
  getSchemaName(schema: Schema): string | undefined {
    let name = schema.ref;
    for (const seen = new Set<string>(); name !== undefined && !seen.has(name);) {
      seen.add(name);
      name = this.#normaliser.getNamed(name).ref ?? name;
    }
    return name;
  }

  /** Returns the fields of a group, array entry or body; by reference when the schema has a name. */
  getMembers(schema: Schema): Members {
    const name = this.getSchemaName(schema);
    if (name !== undefined) return { fieldsOf: name };
    this.#nameless.push(schema);
    const fields = this.getFields(schema);
    this.#nameless.pop();
    return fields;
  }

  /** Resolves a reference to the fields of a named schema. */
  listMembers(members: Members): readonly FieldModel[] {
    return 'fieldsOf' in members ? this.getNamedFields(members.fieldsOf) : members;
  }

  getNamedFields(name: string): FieldModel[] {
    return this.getFields({ ...createAnySchema(this.#normaliser.getNamed(name).pointer), ref: name });
  }

  /** Returns the fields of all properties of an object; those of a union have the condition of their branch. */
  getFields(schema: Schema): FieldModel[] {
    const accept = this.#accepts.get(this.getSchemaName(schema) ?? '');
    const whole = this.#normaliser.resolve(schema);
    const fields: FieldModel[] = [];
    for (const [name, property] of whole.properties ?? []) {
      if (this.#normaliser.resolve(property).values?.length === 0) continue; // no value can be given
      const field = this.#field(name, property, whole.required?.has(name) ?? false, accept?.get(name));
      fields.push(this.#byShape?.read(field, property, this.getSchemaName(schema) ?? schema.pointer) ?? field);
    }
    if (!whole.union || !this.isForm({ ...whole, properties: new Map() })) return fields;
    const choice = readChoiceFields(whole, fields, (branch) => this.#fieldsOfBranch(branch));
    if (!whole.discriminator && choice.length > 0) this.#warnOfUnion(whole.pointer, 'All fields are offered.');
    return [...fields, ...choice];
  }

  #fieldsOfBranch(branch: Schema): readonly FieldModel[] {
    const name = this.getSchemaName(branch);
    if (name === undefined) return this.getFields(branch);
    const known = this.#known.get(name);
    if (known && [...known.lookups].every(([other, was]) => this.#branches.includes(other) === was)) {
      for (const [other, was] of known.lookups) this.#lookups.at(-1)?.set(other, was);
      return known.fields;
    }
    const lookups = new Map<string, boolean>();
    this.#lookups.push(lookups);
    this.#branches.push(name);
    const fields = this.getFields(branch);
    this.#branches.pop();
    this.#lookups.pop();
    lookups.delete(name);
    for (const [other, was] of lookups) this.#lookups.at(-1)?.set(other, was);
    this.#known.set(name, { fields, lookups });
    return fields;
  }

  /**
   * Whether a property is edited by its own fields. An unnamed schema is expanded in place, so inside itself or its own
   * branches it is edited as JSON.
   */
  #hasMembers(schema: Schema): boolean {
    const isWithinItself = (part: Schema): boolean => {
      const name = this.getSchemaName(part);
      if (name === undefined) return (part.union ?? []).some(isWithinItself);
      const isAround = this.#branches.includes(name);
      this.#lookups.at(-1)?.set(name, isAround);
      return isAround;
    };
    if (schema.ref !== undefined) return this.isForm(schema);
    return this.isForm(schema) && !this.#nameless.includes(schema) && !isWithinItself(schema);
  }

  #field(name: string, property: Schema, required: boolean, accept: string | undefined): FieldModel {
    const whole = this.#normaliser.resolve(property);
    const type = this.#type(whole, property, accept);
    const described = readFieldWords(name, whole, this.#diagnostics);
    const field: FieldModel = { name, type, label: described.label ?? `fields.${name}`, ...described };
    if (required && !isReadOnly(whole)) field.required = true;
    if (whole.nullable) field.nullable = true;
    if (isReadOnly(whole)) field.readOnly = true;
    if (isWriteOnly(whole)) field.writeOnly = true;
    if (whole.constant) field.value = whole.values?.[0];
    this.#describeValue(field, whole, property, accept);
    return field;
  }

  #type(whole: Schema, property: Schema, accept: string | undefined): FieldType {
    const widget = asText(asObject(whole.words['x-field']).widget);
    if (widget !== undefined) {
      if (isFieldType(widget)) return widget;
      this.#diagnostics.error(
        'unknown-word',
        joinPointer(whole.pointer, 'x-field', 'widget'),
        `There is no widget ${widget}.`,
      );
    }
    const upload = asObject(asObject(whole.words['x-field']).upload);
    if (asText(upload.purpose) !== undefined) return getFileType(asText(upload.accept));
    const isArray = whole.types.length === 1 && whole.types[0] === 'array';
    if (whole.words['x-ref'] !== undefined) {
      if (isArray) return 'references';
      if (!whole.types.includes('object')) return 'reference';
    }
    if (whole.values?.some((value) => !isScalar(value))) return 'json';
    if (whole.constant) return findScalarType(whole) ?? 'text';
    if (whole.values) return whole.values.every((value) => typeof value === 'boolean') ? 'checkbox' : 'select';
    if (isBinary(whole) || isEncoded(whole)) return getFileType(accept ?? asText(whole.words.contentMediaType));
    if (isArray) return this.#arrayType(whole, accept);
    if (this.#hasMembers(property)) return 'group';
    return (whole.union ? this.#unionType(whole, property) : findScalarType(whole)) ?? 'json';
  }

  #arrayType({ items, prefixItems }: Schema, accept: string | undefined): FieldType {
    if (prefixItems || !items) return 'json';
    const entry = this.#normaliser.resolve(items);
    if (entry.words['x-ref'] !== undefined) return 'references';
    if (isBinary(entry)) return getFileType(accept ?? asText(entry.words.contentMediaType));
    if (entry.values) return entry.values.every(isScalar) ? 'multi-select' : 'json';
    if (this.#hasMembers(items)) return 'array';
    return findScalarType(entry) ? 'chips' : 'json';
  }

  // a union of scalars is one field of their common type, or text
  #unionType({ union = [] }: Schema, property: Schema): FieldType | undefined {
    const types = new Set(union.map((branch) => findScalarType(this.#normaliser.resolve(branch))));
    if (types.has(undefined)) {
      this.#warnOfUnion(property.pointer, 'It is edited as JSON.');
      return undefined;
    }
    const [only] = types;
    return types.size === 1 ? only : 'text';
  }

  // such a union is only a problem in forms
  #warnOfUnion(pointer: string, message: string): void {
    const [section, group, name = ''] = parsePointer(pointer);
    const written =
      section === 'components' && group === 'schemas' ? this.#written.has(name) : pointer.includes('/requestBody/');
    if (written) this.#diagnostics.warn('union-field', pointer, message);
  }

  #describeValue(field: FieldModel, whole: Schema, property: Schema, accept: string | undefined): void {
    const entry = whole.items ? this.#normaliser.resolve(whole.items) : undefined;
    const subject = whole.items ?? property;
    const values = (entry ?? whole).values;
    if (values?.every(isScalar) && !whole.constant) {
      const name = this.#enumName(subject);
      if (name !== undefined) field.data = name;
      else field.options = values.filter((value) => typeof value === 'string' || typeof value === 'number');
    }
    if (entry && (isBinary(entry) || field.upload !== undefined)) field.multiple = true;
    const bytes = [whole, entry].find((schema) => schema !== undefined && (isBinary(schema) || isEncoded(schema)));
    if (bytes) {
      if (isBinary(bytes)) field.binary = true;
      const kinds = accept ?? asText(bytes.words.contentMediaType);
      if (kinds !== undefined) field.accept = kinds;
      if (typeof bytes.words.maxLength === 'number') field.maxSize = toMegabytes(bytes.words.maxLength);
      delete field.maxLength;
    }
    if (whole.content) field.content = { ...this.#field('', whole.content, true, undefined), label: field.label };
    this.#describeRelation(field, whole, entry);
    this.#describeMembers(field, whole, property, entry);
  }

  #describeRelation(field: FieldModel, whole: Schema, entry: Schema | undefined): void {
    const relation = asObject(whole.words['x-ref'] ?? entry?.words['x-ref']);
    const resource = asText(relation.resource);
    if (resource === undefined) return;
    const filter = readRelationFilter(relation.filter);
    field.ref = {
      resource,
      label: asText(relation.label) ?? 'id',
      ...(entry ? { many: true } : {}),
      ...(filter ? { filter } : {}),
    };
  }

  #describeMembers(field: FieldModel, whole: Schema, property: Schema, entry: Schema | undefined): void {
    if (field.type === 'json' && (whole.values ?? entry?.values)) return;
    const subject = whole.items ?? property;
    if (this.#hasMembers(subject)) {
      const name = this.getSchemaName(subject);
      field.items = this.getMembers(subject);
      if (name !== undefined) field.schema = name;
      return;
    }
    const mapping = typeof whole.additional === 'object' ? whole.additional : undefined;
    const each = mapping ?? (field.type === 'chips' ? whole.items : undefined);
    // a recursive mapping is described once
    if (!each || this.#mappings.includes(each)) return;
    this.#mappings.push(each);
    const definition = this.#field('', each, false, undefined);
    this.#mappings.pop();
    const { name: _name, label: _label, type, ...rest } = definition;
    if (type !== 'text' || Object.keys(rest).length > 0) field.each = { ...definition, label: field.label };
  }

  #enumName(schema: Schema): string | undefined {
    const name = this.getSchemaName(schema);
    return name !== undefined && isEnum(this.#normaliser.getNamed(name)) ? name : undefined;
  }
}
