/** One field of every type, with a value and what the reader sees of it: for tests, and for whoever shows the engine. */
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import type { ReferenceOption, ReferenceQuery, ReferenceResult } from './context.tsx';

export interface Fixture {
  readonly field: FieldDefinition;
  readonly value: unknown;
}

const entry: readonly FieldDefinition[] = [
  { name: 'name', type: 'text', label: 'fields.name', required: true, maxLength: 120 },
  { name: 'stock', type: 'integer', label: 'fields.stock', min: 0 },
];
const entries = [
  { name: 'Black LP', stock: 3 },
  { name: 'Red LP', stock: 0 },
];
const song: readonly FieldDefinition[] = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'title', type: 'text', label: 'fields.title', required: true, maxLength: 200 },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', required: true, maxLength: 120 },
  { name: 'side', type: 'text', label: 'fields.side', nullable: true, pattern: '^[A-Z]$' },
  { name: 'position', type: 'integer', label: 'fields.position', min: 1, max: 200 },
  { name: 'duration', type: 'duration', label: 'fields.duration', min: 0, max: 36_000 },
];
const songs = [
  { title: 'Harbour Lights', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 214 },
  { title: 'Salt', artist_name: 'Marisol Vega', side: 'A', position: 2, duration: 1011 },
  { title: 'Signal', artist_name: 'Halfmoon Trio', side: 'B', position: 1, duration: 187 },
];
const place: readonly FieldDefinition[] = [
  { name: 'address', type: 'text', label: 'fields.address', required: true, validations: ['latin'] },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', required: true, inline: true },
  { name: 'city', type: 'text', label: 'fields.city', required: true, inline: true },
];
const home = { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris' };

/** Three plain fields, for forms where the types do not matter. */
export const NAME = {
  name: 'name',
  type: 'text',
  label: 'fields.name',
  required: true,
} as const satisfies FieldDefinition;
export const PRICE = { name: 'price', type: 'money', label: 'fields.price', min: 0 } as const satisfies FieldDefinition;
export const COMMENT = {
  name: 'comment',
  type: 'textarea',
  label: 'fields.comment',
} as const satisfies FieldDefinition;

/** Named as the type, so that names in a form of all of them are its types. */
const of = (type: FieldType, value: unknown, more: Partial<FieldDefinition> = {}): Fixture => ({
  field: { name: type, type, label: 'fields.name', ...more },
  value,
});

export const fixtures = {
  text: of('text', 'Salt & Signal', { label: 'fields.name', maxLength: 200 }),
  textarea: of('textarea', 'One take,\nby the sea.', { label: 'fields.comment' }),
  'rich-text': of('rich-text', 'Liner notes', { label: 'fields.bio_en' }),
  email: of('email', 'lea.moreau@example.com', { label: 'fields.email' }),
  password: of('password', 'seventh-side-b', { label: 'fields.password', minLength: 10 }),
  tel: of('tel', '+33 1 23 45 67 89', { label: 'fields.phone' }),
  url: of('url', 'https://example.com/', { label: 'fields.tracking_link' }),
  integer: of('integer', 12, { label: 'fields.stock', min: 0, max: 1000 }),
  number: of('number', 1.5, { label: 'fields.weight' }),
  money: of('money', 24.9, { label: 'fields.price', min: 0 }),
  percent: of('percent', 5.5, { label: 'fields.vat' }),
  duration: of('duration', 214, { label: 'fields.duration' }),
  date: of('date', '2026-10-02', { label: 'fields.released_on' }),
  datetime: of('datetime', 1798761600, { label: 'fields.ends_at' }),
  select: of('select', 'gatefold', { label: 'fields.sleeve', data: 'Sleeve' }),
  radio: of('radio', 'left', { label: 'fields.logo_position', options: ['left', 'center', 'right'] }),
  country: of('country', 'FR', { label: 'fields.country_id', data: 'Country' }),
  language: of('language', 'fr', { label: 'fields.lang', data: 'Language' }),
  currency: of('currency', 'EUR', { label: 'fields.currency', data: 'Currency' }),
  checkbox: of('checkbox', true, { label: 'fields.newsletter' }),
  switch: of('switch', true, { label: 'fields.white_label' }),
  'multi-select': of('multi-select', [7, 12], { label: 'fields.genres', data: 'Genre' }),
  chips: of('chips', ['limited', 'signed'], { label: 'fields.chosen_sizes' }),
  reference: of('reference', 31, { label: 'fields.artist_id', ref: { resource: 'artists', label: 'name' } }),
  references: of('references', [31, 32], {
    label: 'fields.categories',
    ref: { resource: 'artists', label: 'name', many: true },
  }),
  color: of('color', '#1e88e5', { label: 'fields.header_bg' }),
  image: of('image', '1204', { label: 'fields.picture', preview: 'projects' }),
  file: of('file', undefined, { label: 'fields.picture', binary: true, maxSize: 1 }),
  audio: of('audio', undefined, { label: 'fields.songs', binary: true, accept: 'audio/*' }),
  group: of('group', home, { label: 'fields.customer', items: place }),
  address: of('address', home, { label: 'fields.pickup', items: place }),
  array: of('array', entries, { label: 'fields.items', items: entry }),
  tracklist: of('tracklist', songs, { label: 'fields.songs', items: song }),
  sizes: of(
    'sizes',
    { S: 1, M: 2 },
    {
      label: 'fields.chosen_sizes',
      data: 'Size',
      each: { name: '', type: 'integer', label: 'fields.chosen_sizes', min: 0, max: 99 },
    },
  ),
  json: of('json', { any: ['shape', 1] }, { label: 'fields.data' }),
} as const satisfies Record<FieldType, Fixture>;

/** Artists that reference fields can find. */
export const ARTISTS: readonly ReferenceOption[] = [
  { id: 31, label: 'Marisol Vega', href: '/admin/artists/31' },
  { id: 32, label: 'Halfmoon Trio' },
  { id: 33, label: 'Vega & the Tides' },
];

/** Answers reference queries from ARTISTS, without a network. */
export function useArtists({ text, ids, enabled }: ReferenceQuery): ReferenceResult {
  const found = ARTISTS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return { options: enabled ? found : [], selected: ARTISTS.filter(({ id }) => ids.includes(id)), loading: false };
}
