import { formatPlayTime } from '#domain/catalogue/player.ts';
import type { SideLimitTable } from '#domain/catalogue/side-minutes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';

export type Params = Readonly<Record<string, string | number>>;

/** A rule violation: the translation key under `errors` and its parameters. */
export interface RuleViolation {
  readonly code: string;
  readonly params?: Params;
}

export type Siblings = Readonly<Record<string, unknown>>;

/** Data for validation functions beyond the record: tables that staff can change; undefined until loaded. */
export interface ValidationContext {
  readonly sideLimits?: SideLimitTable | undefined;
}

/**
 * A validation function of §5. Also called with empty values. Must be pure, because browser and server both run it, and
 * accept everything that needs missing context.
 */
export type Validator = (
  value: unknown,
  field: FieldDefinition,
  siblings: Siblings,
  context?: ValidationContext,
) => RuleViolation | undefined;

/** Validation functions by the name used in `x-field.validate`. */
export type NamedValidators = Readonly<Partial<Record<string, Validator>>>;

/** Validation rules of a shop beyond the field definitions. */
export interface ShopRules {
  /** Validation functions referenced by fields, the same as on the server. */
  readonly validators: NamedValidators;
  /** Hook that returns the side limits by format; undefined while loading. Loads only when `isEnabled`. */
  readonly useSideLimits?: (isEnabled: boolean) => SideLimitTable | undefined;
}

/**
 * Returns the validation function registered as `name`. Throws when there is none, which is an error in the
 * description.
 */
export function getValidator(name: string, validators: NamedValidators): Validator {
  const validator = Object.hasOwn(validators, name) ? validators[name] : undefined;
  if (!validator) throw new Error(`no validation function "${name}"; there are ${Object.keys(validators).join(', ')}`);
  return validator;
}

/** Formats a limit: durations as minutes and seconds. */
export const formatLimit = ({ type }: FieldDefinition, limit: number): string | number =>
  type === 'duration' ? formatPlayTime(limit) : limit;
