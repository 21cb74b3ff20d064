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
  const entries = Object.entries(asObject(words)).flatMap(([name, value]): [string, Filter[string]][] => {
    const values = (Array.isArray(value) ? value : [value]).filter((entry) => isScalar(entry) && entry !== null);
    return [[name, Array.isArray(value) ? values.filter((entry) => typeof entry !== 'boolean') : (values[0] ?? '')]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
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
  readonly #cached = new Map<string, { fields: readonly FieldModel[]; lookups: ReadonlyMap<string, boolean> }>();
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
    this.#cached.clear();
  }

  /** Whether a schema can be edited as fields: an object with properties, or a union of such objects. */
  isForm(schema: Schema): boolean {
    const { properties, union } = this.#normaliser.resolve(schema);
    if ((properties?.size ?? 0) > 0) return true;
    if (!union) return false;
    const cached = this.#forms.get(union);
    if (cached !== undefined) return cached;
    this.#forms.set(union, false);
    const isForm = union.every((branch) => this.isForm(branch));
    this.#forms.set(union, isForm);
    return isForm;
  }

  /** Returns the name of the referenced schema, following schemas that only refer to another. */
  getSchemaName(schema: Schema): string | undefined {
    let name = schema.ref;
    for (const visited = new Set<string>(); name !== undefined && !visited.has(name);) {
      visited.add(name);
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
    const resolved = this.#normaliser.resolve(schema);
    const fields: FieldModel[] = [];
    for (const [name, property] of resolved.properties ?? []) {
      if (this.#normaliser.resolve(property).values?.length === 0) continue; // no value can be given
      const field = this.#buildField(name, property, resolved.required?.has(name) ?? false, accept?.get(name));
      fields.push(this.#byShape?.read(field, property, this.getSchemaName(schema) ?? schema.pointer) ?? field);
    }
    if (!resolved.union || !this.isForm({ ...resolved, properties: new Map() })) return fields;
    const choice = readChoiceFields(resolved, fields, (branch) => this.#getBranchFields(branch));
    if (!resolved.discriminator && choice.length > 0) this.#warnOfUnion(resolved.pointer, 'All fields are offered.');
    return [...fields, ...choice];
  }

  #getBranchFields(branch: Schema): readonly FieldModel[] {
    const name = this.getSchemaName(branch);
    if (name === undefined) return this.getFields(branch);
    const cached = this.#cached.get(name);
    if (cached && [...cached.lookups].every(([other, wasFound]) => this.#branches.includes(other) === wasFound)) {
      for (const [other, wasFound] of cached.lookups) this.#lookups.at(-1)?.set(other, wasFound);
      return cached.fields;
    }
    const lookups = new Map<string, boolean>();
    this.#lookups.push(lookups);
    this.#branches.push(name);
    const fields = this.getFields(branch);
    this.#branches.pop();
    this.#lookups.pop();
    lookups.delete(name);
    for (const [other, wasFound] of lookups) this.#lookups.at(-1)?.set(other, wasFound);
    this.#cached.set(name, { fields, lookups });
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

  #buildField(name: string, property: Schema, required: boolean, accept: string | undefined): FieldModel {
    const resolved = this.#normaliser.resolve(property);
    const type = this.#chooseType(resolved, property, accept);
    const fieldWords = readFieldWords(name, resolved, this.#diagnostics);
    const field: FieldModel = { name, type, label: fieldWords.label ?? `fields.${name}`, ...fieldWords };
    if (required && !isReadOnly(resolved)) field.required = true;
    if (resolved.nullable) field.nullable = true;
    if (isReadOnly(resolved)) field.readOnly = true;
    if (isWriteOnly(resolved)) field.writeOnly = true;
    if (resolved.constant) field.value = resolved.values?.[0];
    this.#describeValue(field, resolved, property, accept);
    return field;
  }

  #chooseType(resolved: Schema, property: Schema, accept: string | undefined): FieldType {
    const widget = asText(asObject(resolved.words['x-field']).widget);
    if (widget !== undefined) {
      if (isFieldType(widget)) return widget;
      this.#diagnostics.error(
        'unknown-word',
        joinPointer(resolved.pointer, 'x-field', 'widget'),
        `There is no widget ${widget}.`,
      );
    }
    const upload = asObject(asObject(resolved.words['x-field']).upload);
    if (asText(upload.purpose) !== undefined) return getFileType(asText(upload.accept));
    const isArray = resolved.types.length === 1 && resolved.types[0] === 'array';
    if (resolved.words['x-ref'] !== undefined) {
      if (isArray) return 'references';
      if (!resolved.types.includes('object')) return 'reference';
    }
    if (resolved.values?.some((value) => !isScalar(value))) return 'json';
    if (resolved.constant) return findScalarType(resolved) ?? 'text';
    if (resolved.values) return resolved.values.every((value) => typeof value === 'boolean') ? 'checkbox' : 'select';
    if (isBinary(resolved) || isEncoded(resolved))
      return getFileType(accept ?? asText(resolved.words.contentMediaType));
    if (isArray) return this.#chooseArrayType(resolved, accept);
    if (this.#hasMembers(property)) return 'group';
    return (resolved.union ? this.#chooseUnionType(resolved, property) : findScalarType(resolved)) ?? 'json';
  }

  #chooseArrayType({ items, prefixItems }: Schema, accept: string | undefined): FieldType {
    if (prefixItems || !items) return 'json';
    const entry = this.#normaliser.resolve(items);
    if (entry.words['x-ref'] !== undefined) return 'references';
    if (isBinary(entry)) return getFileType(accept ?? asText(entry.words.contentMediaType));
    if (entry.values) return entry.values.every(isScalar) ? 'multi-select' : 'json';
    if (this.#hasMembers(items)) return 'array';
    return findScalarType(entry) ? 'chips' : 'json';
  }

  // a union of scalars is one field of their common type, or text
  #chooseUnionType({ union = [] }: Schema, property: Schema): FieldType | undefined {
    const types = new Set(union.map((branch) => findScalarType(this.#normaliser.resolve(branch))));
    if (types.has(undefined)) {
      this.#warnOfUnion(property.pointer, 'It is edited as JSON.');
      return undefined;
    }
    const [onlyType] = types;
    return types.size === 1 ? onlyType : 'text';
  }

  // such a union is only a problem in forms
  #warnOfUnion(pointer: string, message: string): void {
    const [section, group, name = ''] = parsePointer(pointer);
    const isWritten =
      section === 'components' && group === 'schemas' ? this.#written.has(name) : pointer.includes('/requestBody/');
    if (isWritten) this.#diagnostics.warn('union-field', pointer, message);
  }

  #describeValue(field: FieldModel, resolved: Schema, property: Schema, accept: string | undefined): void {
    const entry = resolved.items ? this.#normaliser.resolve(resolved.items) : undefined;
    const subject = resolved.items ?? property;
    const values = (entry ?? resolved).values;
    if (values?.every(isScalar) && !resolved.constant) {
      const name = this.#findEnumName(subject);
      if (name !== undefined) field.data = name;
      else field.options = values.filter((value) => typeof value === 'string' || typeof value === 'number');
    }
    if (entry && (isBinary(entry) || field.upload !== undefined)) field.multiple = true;
    const bytes = [resolved, entry].find((schema) => schema !== undefined && (isBinary(schema) || isEncoded(schema)));
    if (bytes) {
      if (isBinary(bytes)) field.binary = true;
      const kinds = accept ?? asText(bytes.words.contentMediaType);
      if (kinds !== undefined) field.accept = kinds;
      if (typeof bytes.words.maxLength === 'number') field.maxSize = toMegabytes(bytes.words.maxLength);
      delete field.maxLength;
    }
    if (resolved.content)
      field.content = { ...this.#buildField('', resolved.content, true, undefined), label: field.label };
    this.#describeRelation(field, resolved, entry);
    this.#describeMembers(field, resolved, property, entry);
  }

  #describeRelation(field: FieldModel, resolved: Schema, entry: Schema | undefined): void {
    const relation = asObject(resolved.words['x-ref'] ?? entry?.words['x-ref']);
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

  #describeMembers(field: FieldModel, resolved: Schema, property: Schema, entry: Schema | undefined): void {
    if (field.type === 'json' && (resolved.values ?? entry?.values)) return;
    const subject = resolved.items ?? property;
    if (this.#hasMembers(subject)) {
      const name = this.getSchemaName(subject);
      field.items = this.getMembers(subject);
      if (name !== undefined) field.schema = name;
      return;
    }
    const mapping = typeof resolved.additional === 'object' ? resolved.additional : undefined;
    const valueSchema = mapping ?? (field.type === 'chips' ? resolved.items : undefined);
    // a recursive mapping is described once
    if (!valueSchema || this.#mappings.includes(valueSchema)) return;
    this.#mappings.push(valueSchema);
    const definition = this.#buildField('', valueSchema, false, undefined);
    this.#mappings.pop();
    const { name: _name, label: _label, type, ...otherWords } = definition;
    if (type !== 'text' || Object.keys(otherWords).length > 0) field.each = { ...definition, label: field.label };
  }

  #findEnumName(schema: Schema): string | undefined {
    const name = this.getSchemaName(schema);
    return name !== undefined && isEnum(this.#normaliser.getNamed(name)) ? name : undefined;
  }
}
