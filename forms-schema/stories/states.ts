/** Builds the states of a field from its story. */
import { SIDE_LIMIT_SEED } from '#domain/catalogue/side-limit-seed.ts';
import { checkFields } from '../rules.ts';
import { shopValidators } from '../shop-validators.ts';
import type { Example } from './example.ts';
import type { FieldStory } from './story.ts';

export const FIELD_STATES = [
  'empty',
  'filled',
  'help',
  'required',
  'optional',
  'long',
  'locked',
  'disabled',
  'invalid',
  'refused',
  'submitted',
  'view',
] as const;

export type FieldState = (typeof FIELD_STATES)[number];

const HELP = 'gallery.help';
const LONG_LABEL = 'gallery.long_label';
const LONG_HELP = 'gallery.long_help';

/** Types that cannot be invalid. */
const ALWAYS_VALID_TYPES: ReadonlySet<string> = new Set(['checkbox', 'switch', 'json']);

/** Builds the example of a state; undefined where the field has no such state. */
export function buildExample(
  { field, value, wrong, long, override }: FieldStory,
  state: FieldState,
): Example | undefined {
  const build = (values: unknown, properties: Partial<typeof field> = {}): Example => ({
    definitions: [{ ...field, ...properties }],
    values: values === undefined ? {} : { [field.name]: values },
    overrides: override && { [field.name]: override },
  });
  switch (state) {
    case 'empty':
      return build(undefined);
    case 'filled':
      return build(value);
    case 'help':
      return build(value, { help: HELP });
    case 'required':
      return build(undefined, { required: true, help: HELP });
    case 'optional':
      return build(null, { required: undefined, nullable: true });
    case 'long':
      return build(long ?? value, { label: LONG_LABEL, help: LONG_HELP });
    case 'locked':
      return { ...build(value, { roles: ['admin'] }), roles: [] };
    case 'disabled':
      return { ...build(value), overrides: { [field.name]: { ...override, disabled: true } } };
    case 'invalid': {
      if (ALWAYS_VALID_TYPES.has(field.type)) return undefined;
      const example = build(wrong, { required: true, help: HELP });
      const validators = override?.validator && { [field.name]: override.validator };
      const options = { validators, named: shopValidators, context: { sideLimits: SIDE_LIMIT_SEED } };
      return { ...example, errors: checkFields(example.definitions, example.values, options) };
    }
    case 'refused':
      return { ...build(value, { help: HELP }), errors: [{ path: field.name, code: 'already_taken' }] };
    case 'submitted':
      return { ...build(value), begin: (form) => form.requestSubmit() };
    case 'view':
      return { ...build(value), isView: true };
  }
}
