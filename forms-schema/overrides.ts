import type { ComponentType } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { AsyncChecks, AsyncValidator } from './async-checks.ts';
import type { Computation } from './computations.ts';
import { isAsked, isGroup } from './form-values.ts';
import { segmentsOf } from './paths.ts';
import { isEmpty } from './predicates.ts';
import type { Validator } from './validators.ts';

/** A field with what one form changed about it. */
export interface FormField extends FieldDefinition {
  readonly items?: readonly FormField[];
  /** Draws the field instead of the component of its type. */
  readonly component?: ComponentType<FieldProps>;
  /** A validation of this form alone; it runs after the rules. */
  readonly validator?: Validator;
  /** A check that takes a while, made once the value keeps every other rule. */
  readonly asyncValidator?: AsyncValidator;
  /** Gives the value instead of the registered one that `compute` names. */
  readonly computation?: Computation;
  /** For the browser's autofill, as the HTML standard names it. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Shown to who may not change it. */
  readonly locked?: boolean;
  /** For now it cannot be changed, nor can its members: greyed out, passed over by Tab. Its value stays in the record. */
  readonly disabled?: boolean;
}

export interface FieldProps {
  readonly field: FormField;
  /** Name of the input, which is also the path of its value. */
  readonly name: string;
}

export type FieldOverride = Partial<Omit<FormField, 'name' | 'items' | 'locked'>>;

/** Names of fields, members of groups and lists after a dot: 'customer.city', 'items.price'. */
export type FieldPath<Fields extends readonly FieldDefinition[]> = PathIn<Fields[number]>;

type PathIn<Field extends FieldDefinition> = Field extends {
  name: infer Name extends string;
  items: infer Items extends readonly FieldDefinition[];
}
  ? Name | `${Name}.${FieldPath<Items>}`
  : Field['name'];

export type Overrides<Fields extends readonly FieldDefinition[]> = {
  readonly [Path in FieldPath<Fields>]?: FieldOverride;
};

type AnyOverrides = Readonly<Record<string, FieldOverride | undefined>>;

const pathOf = (parent: string, name: string): string =>
  [parent, ...segmentsOf(name)].filter((part) => part !== '').join('.');

interface Place {
  readonly path: string;
  /** Schemas of the groups and entries around. */
  readonly schemas: readonly string[];
  readonly disabled?: boolean;
}

/**
 * The definitions with a form's overrides in them. A field whose `roles` has none of the given ones is locked: shown, not
 * asked, not sent. A group that contains itself is not unrolled for ever: inside itself it is passed on as it came.
 */
export function withOverrides(
  definitions: readonly FieldDefinition[],
  overrides: AnyOverrides,
  roles: readonly string[] | undefined,
  place: Place = { path: '', schemas: [] },
): FormField[] {
  return definitions.map((definition) => {
    const path = pathOf(place.path, definition.name);
    const disabled = overrides[path]?.disabled ?? place.disabled;
    const { items, ...own } = { ...definition, ...overrides[path], ...(disabled && { disabled }) };
    const mayWrite = !own.roles || !roles || own.roles.some((role) => roles.includes(role));
    const field: FormField = { ...own, ...(!mayWrite && { readOnly: true, locked: isAsked(own) }) };
    if (!items) return asFillable(field);
    if (isGroup(field) && field.schema !== undefined && place.schemas.includes(field.schema)) {
      return asFillable({ ...field, type: 'json' });
    }
    const schemas = field.schema === undefined ? place.schemas : [...place.schemas, field.schema];
    let inside: readonly FormField[] | undefined;
    return {
      ...field,
      // entries of a list may contain the list again, so members are made when they are asked for
      get items() {
        inside ??= withOverrides(items, overrides, roles, { path, schemas, disabled });
        return inside;
      },
    };
  });
}

/** Nobody can be asked to fill what has no input. */
function asFillable(field: FormField): FormField {
  return field.type === 'json' && !field.asText ? { ...field, required: false } : field;
}

/** Whether the form draws the field: asks for it, shows it to who may not change it, or computes it. */
export function isDrawn(field: FormField): boolean {
  return field.locked === true || isAsked(field) || (isComputed(field) && !field.hidden?.includes('form'));
}

/** Whether the value follows from others. */
export function isComputed(field: FormField): boolean {
  return field.compute !== undefined || field.computation !== undefined;
}

/** A value that has not been checked yet. */
export interface OpenQuestion {
  readonly path: string;
  readonly value: unknown;
  readonly validator: AsyncValidator;
}

/**
 * The validations of one form by path, as checkFields takes them. Those that take a while say what is known of the
 * value; what is not goes to `ask` and counts as right.
 */
export function validatorsOf(
  overrides: AnyOverrides,
  checks: AsyncChecks,
  ask: (question: OpenQuestion) => void,
): Record<string, Validator> {
  const validators: Record<string, Validator> = {};
  for (const [path, { validator, asyncValidator } = {}] of Object.entries(overrides)) {
    if (asyncValidator) {
      validators[path] = (value, ...context) => {
        const verdict = validator?.(value, ...context);
        if (verdict || isEmpty(value)) return verdict;
        if (!checks.isKnown(path, value)) ask({ path, value, validator: asyncValidator });
        return checks.verdictOf(path, value);
      };
    } else if (validator) validators[path] = validator;
  }
  return validators;
}
