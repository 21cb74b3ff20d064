// The measured form: fifty fields of a shop in five groups. Larger forms repeat them.
import {
  Country,
  Currency,
  Language,
  ProjectStep,
  ProjectType,
  Sleeve,
  UserType,
  Visibility,
} from '#generated/enums.ts';
import type { FieldDefinition } from '#generated/definitions.ts';

/** Fields of one copy. */
export const FIELDS_PER_COPY = 50;

const required = true;

const CONTACT: readonly FieldDefinition[] = [
  { name: 'firstname', type: 'text', label: 'fields.firstname', required, maxLength: 60, inline: true },
  { name: 'lastname', type: 'text', label: 'fields.lastname', required, maxLength: 60, inline: true },
  { name: 'company', type: 'text', label: 'fields.company', required, maxLength: 120 },
  { name: 'email', type: 'email', label: 'fields.email', required, inline: true },
  { name: 'phone', type: 'tel', label: 'fields.phone', required, maxLength: 30, inline: true },
  { name: 'lang', type: 'language', label: 'fields.lang', required, data: Language },
  { name: 'role', type: 'select', label: 'fields.role', required, data: UserType },
  { name: 'comment', type: 'textarea', label: 'fields.comment', required, maxLength: 1000 },
  { name: 'newsletter', type: 'checkbox', label: 'fields.newsletter' },
  { name: 'notify', type: 'switch', label: 'fields.notify' },
];

const ADDRESS: readonly FieldDefinition[] = [
  { name: 'address', type: 'text', label: 'fields.address', required, maxLength: 100, validations: ['latin'] },
  { name: 'address2', type: 'text', label: 'fields.address2', required, maxLength: 100, validations: ['latin'] },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', required, pattern: '^[0-9A-Z -]{3,10}$', inline: true },
  { name: 'city', type: 'text', label: 'fields.city', required, validations: ['latin'], inline: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required, data: Country },
  { name: 'pickup', type: 'text', label: 'fields.pickup', required, maxLength: 60 },
  { name: 'link', type: 'url', label: 'fields.link', required },
  { name: 'artist_facebook', type: 'url', label: 'fields.artist_facebook', required },
  { name: 'artist_instagram', type: 'url', label: 'fields.artist_instagram', required },
  { name: 'is_gift', type: 'checkbox', label: 'fields.is_gift' },
];

const PROJECT: readonly FieldDefinition[] = [
  { name: 'title', type: 'text', label: 'fields.title', required, minLength: 2, maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required, maxLength: 120, inline: true },
  { name: 'label_name', type: 'text', label: 'fields.label_name', required, maxLength: 120, inline: true },
  {
    name: 'catalog_number',
    type: 'text',
    label: 'fields.catalog_number',
    required,
    pattern: '^[A-Z]{2,5}-[0-9]{1,5}$',
  },
  { name: 'barcode', type: 'text', label: 'fields.barcode', required, pattern: '^[0-9]{12,13}$' },
  { name: 'type', type: 'select', label: 'fields.type', required, data: ProjectType, inline: true },
  { name: 'sleeve', type: 'select', label: 'fields.sleeve', required, data: Sleeve, inline: true },
  { name: 'visibility', type: 'select', label: 'fields.visibility', required, data: Visibility },
  { name: 'description_en', type: 'textarea', label: 'fields.description_en', required, maxLength: 5000 },
  { name: 'description_fr', type: 'textarea', label: 'fields.description_fr', required, maxLength: 5000 },
];

const PRICE: readonly FieldDefinition[] = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required, data: Currency },
  { name: 'price', type: 'money', label: 'fields.price', required, min: 1, max: 10_000, inline: true },
  { name: 'lowest_price_30d', type: 'money', label: 'fields.lowest_price_30d', required, min: 0, inline: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required, min: 0 },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', required, min: 0, max: 30, inline: true },
  { name: 'weight', type: 'number', label: 'fields.weight', required, exclusiveMin: 0, inline: true },
  { name: 'stock', type: 'integer', label: 'fields.stock', required, min: 0, max: 100_000, inline: true },
  { name: 'goal', type: 'integer', label: 'fields.goal', required, min: 1, inline: true },
  { name: 'pro_only', type: 'switch', label: 'fields.pro_only' },
  { name: 'preorders', type: 'checkbox', label: 'fields.preorders' },
];

const STAFF: readonly FieldDefinition[] = [
  { name: 'released_on', type: 'date', label: 'fields.released_on', required, inline: true },
  { name: 'ends_at', type: 'date', label: 'fields.ends_at', required, inline: true },
  { name: 'step', type: 'select', label: 'fields.step', required, data: ProjectStep },
  { name: 'days_min', type: 'integer', label: 'fields.days_min', required, min: 0, max: 60, inline: true },
  { name: 'days_max', type: 'integer', label: 'fields.days_max', required, min: 0, max: 60, inline: true },
  { name: 'tracking_number', type: 'text', label: 'fields.tracking_number', required, maxLength: 40 },
  { name: 'tracking_link', type: 'url', label: 'fields.tracking_link', required },
  { name: 'subject', type: 'text', label: 'fields.subject', required, maxLength: 200 },
  { name: 'staff_note', type: 'textarea', label: 'fields.staff_note', required, maxLength: 2000 },
  { name: 'reason', type: 'text', label: 'fields.reason', required, maxLength: 200 },
];

const GROUPS = { contact: CONTACT, address: ADDRESS, project: PROJECT, price: PRICE, staff: STAFF };

/** Builds `count` fields, a multiple of fifty. Names end with the number of their copy, so that they are unique. */
export function buildDefinitions(count: number): FieldDefinition[] {
  return Object.entries(GROUPS).flatMap(([group, fields]) =>
    listCopies(count).flatMap((copy) =>
      fields.map((field) => ({
        ...field,
        group,
        name: `${field.name}_${copy}`,
        ...(field.type === 'money' && { currency: `currency_${copy}` }),
      })),
    ),
  );
}

/** Lists the numbers of the copies that make up `count` fields. */
export function listCopies(count: number): number[] {
  return Array.from({ length: count / FIELDS_PER_COPY }, (_, copy) => copy);
}
