import type { ComponentType } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { AsyncChecks, AsyncValidator } from './async-checks.ts';
import type { Computation } from './computations.ts';
import { hasInput, isGroup } from './form-values.ts';
import { splitFieldName } from './paths.ts';
import { isEmpty } from './predicates.ts';
import type { Validator } from './validators.ts';

/** A field definition with the overrides of a form. */
export interface FormField extends FieldDefinition {
  readonly items?: readonly FormField[];
  /** Component instead of the one for the type. */
  readonly component?: ComponentType<FieldProps>;
  /** Additional validation, run after the rules. */
  readonly validator?: Validator;
  /** Asynchronous validation, run when all other rules pass. */
  readonly asyncValidator?: AsyncValidator;
  /** Computation instead of the one named by `compute`. */
  readonly computation?: Computation;
  /** HTML autocomplete token. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Read-only, because the account's roles cannot change it. */
  readonly locked?: boolean;
  /** Temporarily not editable, including its members; skipped by Tab. The value is still submitted. */
  readonly disabled?: boolean;
}

export interface FieldProps {
  readonly field: FormField;
  /** Input name, also the path of its value. */
  readonly name: string;
}

export type FieldOverride = Partial<Omit<FormField, 'name' | 'items' | 'locked'>>;

/** Field names; members of groups and lists after a dot: 'customer.city', 'items.price'. */
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

const joinPath = (parent: string, name: string): string =>
  [parent, ...splitFieldName(name)].filter((part) => part !== '').join('.');

interface OverrideScope {
  readonly path: string;
  /** Schemas of the enclosing groups and entries. */
  readonly schemas: readonly string[];
  readonly disabled?: boolean;
}

/**
 * Applies overrides to definitions. A field whose `roles` include none of the account's `roles` is locked: shown, not
 * submitted. A group nested in itself becomes JSON instead of recursing.
 */
export function applyOverrides(
  definitions: readonly FieldDefinition[],
  overrides: AnyOverrides,
  roles: readonly string[] | undefined,
  scope: OverrideScope = { path: '', schemas: [] },
): FormField[] {
  return definitions.map((definition) => {
    const path = joinPath(scope.path, definition.name);
    const disabled = overrides[path]?.disabled ?? scope.disabled;
    const { items, ...merged } = { ...definition, ...overrides[path], ...(disabled && { disabled }) };
    const canWrite = !merged.roles || !roles || merged.roles.some((role) => roles.includes(role));
    const field: FormField = { ...merged, ...(!canWrite && { readOnly: true, locked: hasInput(merged) }) };
    if (!items) return relaxRequired(field);
    if (isGroup(field) && field.schema !== undefined && scope.schemas.includes(field.schema)) {
      return relaxRequired({ ...field, type: 'json' });
    }
    const schemas = field.schema === undefined ? scope.schemas : [...scope.schemas, field.schema];
    let members: readonly FormField[] | undefined;
    return {
      ...field,
      // lazy, because definitions may be recursive
      get items() {
        members ??= applyOverrides(items, overrides, roles, { path, schemas, disabled });
        return members;
      },
    };
  });
}

/** Clears `required` of fields without input. */
function relaxRequired(field: FormField): FormField {
  return field.type === 'json' && !field.asText ? { ...field, required: false } : field;
}

/** Whether the form renders the field: as input, locked, or computed. */
export function isRendered(field: FormField): boolean {
  return field.locked === true || hasInput(field) || (isComputed(field) && !field.hidden?.includes('form'));
}

/** Whether the value is computed. */
export function isComputed(field: FormField): boolean {
  return field.compute !== undefined || field.computation !== undefined;
}

/** A value whose asynchronous check has no result yet. */
export interface PendingCheck {
  readonly path: string;
  readonly value: unknown;
  readonly validator: AsyncValidator;
}

/**
 * Builds the validators of a form by path, for checkFields. Asynchronous ones return their cached result; values
 * without one are reported to `onPending` and count as valid.
 */
export function buildValidators(
  overrides: AnyOverrides,
  checks: AsyncChecks,
  onPending: (pending: PendingCheck) => void,
): Record<string, Validator> {
  const validators: Record<string, Validator> = {};
  for (const [path, { validator, asyncValidator } = {}] of Object.entries(overrides)) {
    if (asyncValidator) {
      validators[path] = (value, ...context) => {
        const violation = validator?.(value, ...context);
        if (violation || isEmpty(value)) return violation;
        if (!checks.hasResult(path, value)) onPending({ path, value, validator: asyncValidator });
        return checks.getResult(path, value);
      };
    } else if (validator) validators[path] = validator;
  }
  return validators;
}
