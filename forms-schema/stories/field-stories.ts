/** One field of every type, for the gallery and as test fixtures. */
import { Country, Currency, Genre, Language, Size, Sleeve, VinylColor } from '#generated/enums.ts';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { entryValues, entryFields, addressValue, addressFields, trackFields, trackValues } from './members.ts';
import type { FieldStory } from './story.ts';

/** Builds a story named after its type. */
const buildStory = (
  type: FieldType,
  value: unknown,
  properties: Partial<FieldDefinition> = {},
  storyValues: Pick<FieldStory, 'wrong' | 'long'> = {},
): FieldStory => ({ field: { name: type, type, label: 'fields.name', ...properties }, value, ...storyValues });

const LONG_LINE =
  'The Complete Harbour Recordings, Volume Two: Rehearsals, Broadcasts and Other Takes by the Sea (1971–1974)';
const LONG_TEXT = `${LONG_LINE}.\n\n${'One take, by the sea, with the windows open and the tide coming in. '.repeat(12).trim()}`;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const fieldStories = {
  text: buildStory(
    'text',
    'Salt & Signal',
    { label: 'fields.name', maxLength: 200 },
    { wrong: 'x'.repeat(201), long: LONG_LINE },
  ),
  textarea: buildStory('textarea', 'One take,\nby the sea.', { label: 'fields.comment' }, { long: LONG_TEXT }),
  'rich-text': buildStory('rich-text', 'Liner notes', { label: 'fields.bio_en' }, { long: `<p>${LONG_TEXT}</p>` }),
  email: buildStory(
    'email',
    'lea.moreau@example.com',
    { label: 'fields.email' },
    { wrong: 'lea at example', long: `${'l'.repeat(60)}@${'example-'.repeat(7)}house.example.com` },
  ),
  password: buildStory('password', 'seventh-side-b', { label: 'fields.password', minLength: 10 }, { wrong: 'short' }),
  tel: buildStory('tel', '+33 1 23 45 67 89', { label: 'fields.phone' }),
  url: buildStory(
    'url',
    'https://example.com/',
    { label: 'fields.tracking_link' },
    { wrong: 'example', long: `https://example.com/${'parcels/'.repeat(20)}` },
  ),
  integer: buildStory('integer', 12, { label: 'fields.stock', min: 0, max: 1000 }, { wrong: 1.5 }),
  number: buildStory('number', 1.5, { label: 'fields.weight' }, { wrong: 'heavy', long: 123_456_789.123_456 }),
  money: buildStory('money', 24.9, { label: 'fields.price', min: 0 }, { wrong: -1, long: 1_234_567.89 }),
  percent: buildStory('percent', 5.5, { label: 'fields.vat' }, { wrong: 'half' }),
  duration: buildStory('duration', 214, { label: 'fields.duration' }, { wrong: 'soon', long: 36_000 }),
  date: buildStory('date', '2026-10-02', { label: 'fields.released_on' }),
  datetime: buildStory('datetime', 1798761600, { label: 'fields.ends_at' }),
  select: buildStory('select', 'gatefold', { label: 'fields.sleeve', data: Sleeve }, { wrong: 'cardboard' }),
  radio: buildStory(
    'radio',
    'left',
    { label: 'fields.logo_position', options: ['left', 'center', 'right'] },
    { wrong: 'above' },
  ),
  country: buildStory('country', 'FR', { label: 'fields.country_id', data: Country }, { long: 'GS' }),
  language: buildStory('language', 'fr', { label: 'fields.lang', data: Language }),
  currency: buildStory('currency', 'EUR', { label: 'fields.currency', data: Currency }),
  checkbox: buildStory('checkbox', true, { label: 'fields.newsletter' }),
  switch: buildStory('switch', true, { label: 'fields.white_label' }),
  'multi-select': buildStory(
    'multi-select',
    [7, 12],
    { label: 'fields.genres', data: Genre },
    { long: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14, 18, 20] },
  ),
  chips: buildStory(
    'chips',
    ['limited', 'signed'],
    { label: 'fields.chosen_sizes' },
    { long: [LONG_WORD, 'signed', LONG_LINE] },
  ),
  reference: buildStory('reference', 31, { label: 'fields.artist_id', ref: { resource: 'artists', label: 'name' } }),
  references: buildStory(
    'references',
    [31, 32],
    { label: 'fields.categories', ref: { resource: 'artists', label: 'name', many: true } },
    { long: [31, 32, 33] },
  ),
  color: buildStory('color', '#1e88e5', { label: 'fields.header_bg', pattern: '^#[0-9a-fA-F]{6}$' }, { wrong: 'sea' }),
  discs: buildStory(
    'discs',
    '["transparent_red","black"]',
    {
      label: 'fields.color_vinyl',
      content: {
        name: '',
        type: 'multi-select',
        label: 'fields.color_vinyl',
        data: VinylColor,
        maxItems: 13,
        required: true,
      },
    },
    {
      wrong: '["mauve"]',
      long: JSON.stringify(Array.from({ length: 13 }, () => 'turquoise_pink_splatter')),
    },
  ),
  image: buildStory('image', '1204', { label: 'fields.picture', preview: 'projects' }),
  file: buildStory('file', undefined, { label: 'fields.picture', binary: true, maxSize: 1 }),
  audio: buildStory('audio', undefined, { label: 'fields.songs', binary: true, accept: 'audio/*' }),
  group: buildStory(
    'group',
    addressValue,
    { label: 'fields.customer', items: addressFields },
    {
      wrong: { ...addressValue, address: '12 улица', city: '' },
      long: { ...addressValue, address: LONG_LINE, city: LONG_WORD },
    },
  ),
  address: buildStory(
    'address',
    addressValue,
    { label: 'fields.pickup', items: addressFields },
    {
      wrong: { ...addressValue, zip_code: '', city: '' },
      long: { ...addressValue, address: LONG_LINE, city: LONG_WORD },
    },
  ),
  array: buildStory(
    'array',
    entryValues,
    { label: 'fields.items', items: entryFields },
    {
      wrong: [{ name: '', stock: -1 }],
      long: [...entryValues, { name: LONG_WORD, stock: 100 }, { name: LONG_LINE, stock: 7 }],
    },
  ),
  tracklist: buildStory(
    'tracklist',
    trackValues,
    { label: 'fields.songs', items: trackFields },
    {
      wrong: [{ ...trackValues[0], title: '', duration: 'soon' }],
      long: [...trackValues, { title: LONG_LINE, artist_name: LONG_WORD, side: 'B', position: 2, duration: 611 }],
    },
  ),
  sizes: buildStory(
    'sizes',
    { S: 1, M: 2 },
    {
      label: 'fields.chosen_sizes',
      data: Size,
      each: { name: '', type: 'integer', label: 'fields.chosen_sizes', min: 0, max: 99 },
    },
    { wrong: { S: 100 }, long: { XS: 99, S: 99, M: 99, L: 99, XL: 99, XXL: 99 } },
  ),
  json: buildStory(
    'json',
    { any: ['shape', 1] },
    { label: 'fields.data' },
    { long: { lines: Array.from({ length: 30 }, (_, index) => `${index} ${LONG_LINE}`) } },
  ),
} as const satisfies Record<FieldType, FieldStory>;
