/** The states in which a field can be found, each made of its story. */
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

/** Types that every answer is right for, an empty one too: only a server can refuse them. */
const NEVER_WRONG: ReadonlySet<string> = new Set(['checkbox', 'switch', 'json']);

/** The field in a state; undefined where it has no such state. */
export function exampleOf({ field, value, wrong, long, override }: FieldStory, state: FieldState): Example | undefined {
  const of = (values: unknown, more: Partial<typeof field> = {}): Example => ({
    definitions: [{ ...field, ...more }],
    values: values === undefined ? {} : { [field.name]: values },
    overrides: override && { [field.name]: override },
  });
  switch (state) {
    case 'empty':
      return of(undefined);
    case 'filled':
      return of(value);
    case 'help':
      return of(value, { help: HELP });
    case 'required':
      return of(undefined, { required: true, help: HELP });
    case 'optional':
      return of(null, { required: undefined, nullable: true });
    case 'long':
      return of(long ?? value, { label: LONG_LABEL, help: LONG_HELP });
    case 'locked':
      return { ...of(value, { roles: ['admin'] }), roles: [] };
    case 'disabled':
      return { ...of(value), overrides: { [field.name]: { ...override, disabled: true } } };
    case 'invalid': {
      if (NEVER_WRONG.has(field.type)) return undefined;
      const example = of(wrong, { required: true, help: HELP });
      const validators = override?.validator && { [field.name]: override.validator };
      const options = { validators, named: shopValidators, facts: { sideLimits: SIDE_LIMIT_SEED } };
      return { ...example, errors: checkFields(example.definitions, example.values, options) };
    }
    case 'refused':
      return { ...of(value, { help: HELP }), errors: [{ path: field.name, code: 'already_taken' }] };
    case 'submitted':
      return { ...of(value), begin: (form) => form.requestSubmit() };
    case 'view':
      return { ...of(value), isView: true };
  }
}
