/** Members of groups and lists with values, shared by stories. */
import type { FieldDefinition } from '#generated/definitions.ts';
import { Country } from '#generated/enums.ts';

export const entryFields: readonly FieldDefinition[] = [
  { name: 'name', type: 'text', label: 'fields.name', required: true, maxLength: 120 },
  { name: 'stock', type: 'integer', label: 'fields.stock', min: 0 },
];
export const entryValues = [
  { name: 'Black LP', stock: 3 },
  { name: 'Red LP', stock: 0 },
];

export const trackFields: readonly FieldDefinition[] = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true, maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true, maxLength: 120 },
  { name: 'side', type: 'text', label: 'fields.side', nullable: true, pattern: '^[A-Z]$' },
  { name: 'position', type: 'integer', label: 'fields.position', min: 1, max: 200 },
  { name: 'duration', type: 'duration', label: 'fields.duration', min: 0, max: 36_000 },
];
export const trackValues = [
  { title: 'Harbour Lights', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 214 },
  { title: 'Salt', artist_name: 'Marisol Vega', side: 'A', position: 2, duration: 1011 },
  { title: 'Signal', artist_name: 'Halfmoon Trio', side: 'B', position: 1, duration: 187 },
];

export const addressFields: readonly FieldDefinition[] = [
  { name: 'address', type: 'text', label: 'fields.address', required: true, validations: ['latin'] },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', required: true, inline: true },
  { name: 'city', type: 'text', label: 'fields.city', required: true, inline: true },
];
/** The address fields with country and state. */
export const countryAddressFields: readonly FieldDefinition[] = [
  ...addressFields.map((field) => (field.name === 'zip_code' ? { ...field, validate: 'postalCode' } : field)),
  { name: 'country_id', type: 'country', label: 'fields.country_id', data: Country, required: true },
  { name: 'state', type: 'text', label: 'fields.address_state', nullable: true, validate: 'stateOfCountry' },
];
export const addressValue = { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris' };
