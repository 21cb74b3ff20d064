/** Stories of whole forms: interaction of fields, validation and submit. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { AsyncValidator } from '../async-checks.ts';
import type { Computation } from '../computations.ts';
import { checkFields } from '../rules.ts';
import { shopValidators } from '../shop-validators.ts';
import type { Example } from './example.ts';
import { fieldStories } from './field-stories.ts';
import { entryValues, entryFields, addressValue, addressFields } from './members.ts';
import { COMMENT, NAME, PRICE } from './plain-fields.ts';

const { money, currency, select, country, date, switch: flag, color, email } = fieldStories;

const CURRENCY: FieldDefinition = { ...currency.field, name: 'currency', inline: true };
const RECORD = { name: 'Salt & Signal', price: 24.9, currency: 'EUR', comment: 'One take, by the sea.' };

const groups: readonly FieldDefinition[] = [
  { ...NAME, group: 'project' },
  { ...select.field, group: 'project' },
  { ...PRICE, group: 'price', inline: true },
  { ...CURRENCY, group: 'price' },
  { ...COMMENT, group: 'texts', help: 'gallery.help' },
];

const rows: readonly FieldDefinition[] = [
  { name: 'firstname', type: 'text', label: 'fields.firstname', inline: true, required: true },
  { name: 'lastname', type: 'text', label: 'fields.lastname', inline: true, required: true },
  { ...date.field, inline: true },
  { ...country.field, inline: true },
  { ...flag.field, inline: true },
  { ...money.field, name: 'total', label: 'fields.total', right: true },
];

const nested: readonly FieldDefinition[] = [
  NAME,
  { name: 'customer', type: 'group', label: 'fields.customer', items: addressFields },
  {
    name: 'shops',
    type: 'array',
    label: 'fields.shops',
    items: [...entryFields, { name: 'items', type: 'array', label: 'fields.items', items: entryFields, minItems: 1 }],
  },
];
const NESTED = { name: 'Salt', customer: addressValue, shops: [{ name: 'Halfmoon', stock: 1, items: entryValues }] };
const NESTED_WRONG = { ...NESTED, shops: [{ name: '', stock: 1, items: [{ name: 'Black LP', stock: -1 }] }] };

const conditions: readonly FieldDefinition[] = [
  { ...flag.field, name: 'white_label' },
  { ...color.field, name: 'header_bg', showIf: { path: 'white_label', schema: { const: true } } },
  { ...email.field, name: 'email', required: true, showIf: { path: 'white_label', schema: { const: true } } },
];

const invalidRecord = { name: '', price: -1, comment: '' };
const summary: readonly FieldDefinition[] = [NAME, PRICE, { ...COMMENT, required: true }];

const plain: readonly FieldDefinition[] = [NAME, { ...PRICE, inline: true }, CURRENCY, COMMENT];
const filled: Example = { definitions: plain, values: RECORD };

/** Rejects the name "Salt" as taken. */
const checkNameTaken: AsyncValidator = async (value, signal) => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return value === 'Salt' && !signal.aborted ? { code: 'already_taken' } : undefined;
};

const sums: readonly FieldDefinition[] = [
  { ...PRICE, inline: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 1, inline: true },
  { ...money.field, name: 'total', label: 'fields.total', right: true },
];
const computeTotal: Computation = ({ price, quantity }) =>
  typeof price === 'number' && typeof quantity === 'number' ? Math.round(price * quantity * 100) / 100 : undefined;

/** The states of each form. */
export const formStories = {
  groups: {
    filled: { definitions: groups, values: RECORD },
    view: { definitions: groups, values: RECORD, isView: true },
  },
  rows: { empty: { definitions: rows, values: {} }, filled: { definitions: rows, values: { total: 49.8 } } },
  nested: {
    filled: { definitions: nested, values: NESTED },
    invalid: {
      definitions: nested,
      values: NESTED_WRONG,
      errors: checkFields(nested, NESTED_WRONG, { named: shopValidators }),
    },
    view: { definitions: nested, values: NESTED, isView: true },
  },
  conditions: {
    hidden: { definitions: conditions, values: { white_label: false } },
    shown: { definitions: conditions, values: { white_label: true } },
  },
  summary: {
    empty: { definitions: summary, values: {} },
    invalid: {
      definitions: summary,
      values: invalidRecord,
      errors: checkFields(summary, invalidRecord, { named: shopValidators }),
    },
  },
  answers: {
    submitted: { ...filled, begin: (form) => form.requestSubmit() },
    sending: { ...filled, answer: () => new Promise(() => undefined), begin: (form) => form.requestSubmit() },
    refused: {
      ...filled,
      answer: () => ({
        errors: [
          { path: 'name', code: 'already_taken' },
          { path: 'unseen', code: 'stale_version' },
        ],
      }),
      begin: (form) => form.requestSubmit(),
    },
  },
  leaving: { filled: { ...filled, warnOnLeave: true } },
  wizard: { filled: { definitions: groups, values: RECORD, isWizard: true } },
  'wizard-wrong': {
    invalid: {
      definitions: groups,
      values: { ...RECORD, name: '' },
      isWizard: true,
      errors: [{ path: 'name', code: 'input_required' }],
    },
  },
  asking: { filled: { ...filled, overrides: { name: { asyncValidator: checkNameTaken } } } },
  computed: {
    empty: { definitions: sums, values: {}, overrides: { total: { computation: computeTotal } } },
    filled: {
      definitions: sums,
      values: { price: 24.9, quantity: 2 },
      overrides: { total: { computation: computeTotal } },
    },
  },
  history: { filled: { ...filled, hasHistory: true } },
  draft: { filled: { ...filled, hasDraft: true } },
} as const satisfies Record<string, Record<string, Example>>;
