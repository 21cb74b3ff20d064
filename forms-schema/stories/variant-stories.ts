/** Variants of field types. */
import { Genre, VinylColor } from '#generated/enums.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from './field-stories.ts';
import { countryAddressFields, entryValues, entryFields, addressValue, addressFields, trackFields } from './members.ts';
import type { FieldStory } from './story.ts';

type StoryValues = Omit<FieldStory, 'field' | 'value'>;

/** Builds a variant of a story under another name. */
const buildVariant = (
  story: FieldStory,
  name: string,
  value: unknown,
  properties: Partial<FieldDefinition>,
  storyValues: StoryValues = {},
): FieldStory => ({
  ...story,
  value,
  wrong: undefined,
  long: undefined,
  ...storyValues,
  field: { ...story.field, ...properties, name },
});

const { text, password, select, datetime, chips, color, image, file, audio, address, array, tracklist } = fieldStories;
const richText = fieldStories['rich-text'];

export const variantStories = {
  'text-latin': buildVariant(
    text,
    'text-latin',
    '12 rue des Martyrs',
    { validations: ['latin'] },
    { wrong: '12 улица' },
  ),
  'text-pattern': buildVariant(
    text,
    'text-pattern',
    'A',
    { label: 'fields.side', pattern: '^[A-Z]$' },
    { wrong: 'side a' },
  ),
  'password-current': buildVariant(password, 'password-current', '', { minLength: undefined }),
  'rich-text-limit': buildVariant(
    richText,
    'rich-text-limit',
    '<h2>Side A</h2><p>One <strong>take</strong>.</p><ul><li><p>Salt</p></li></ul>',
    { maxLength: 100 },
    { wrong: `<p>${'x'.repeat(100)}</p>`, long: `<ol><li><p>${richText.long}</p></li></ol>` },
  ),
  'rich-text-source': buildVariant(richText, 'rich-text-source', '<table><tr><td>Liner notes</td></tr></table>', {}),
  'datetime-iso': buildVariant(datetime, 'datetime-iso', '2026-10-02T18:30:00.000Z', { iso: true }),
  'select-numbers': buildVariant(select, 'select-numbers', 7, { label: 'fields.genre', data: Genre }),
  'chips-numbers': buildVariant(
    chips,
    'chips-numbers',
    [7, 12],
    { label: 'fields.ids', each: { name: '', type: 'integer', label: 'fields.ids' } },
    { wrong: ['seven'] },
  ),
  'color-palette': buildVariant(color, 'color-palette', 'transparent_red', {
    label: 'fields.color',
    data: VinylColor,
    pattern: undefined,
  }),
  'image-binary': buildVariant(image, 'image-binary', undefined, {
    binary: true,
    accept: 'image/png,image/jpeg',
    imagePreview: true,
    maxSize: 8,
  }),
  'file-button': buildVariant(file, 'file-button', undefined, { button: 'fields.cover_picture' }),
  'file-kept': buildVariant(
    file,
    'file-kept',
    { key: 'media/71', name: 'booklet.pdf', mime: 'application/pdf' },
    { withName: true, withMime: true },
  ),
  'audio-multiple': buildVariant(audio, 'audio-multiple', ['songs/5012.wav', 'songs/5013.wav'], {
    multiple: true,
    maxSize: 700,
  }),
  'audio-kept': buildVariant(audio, 'audio-kept', '0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11', {
    label: 'fields.sound',
    button: 'fields.choose_sound',
    binary: undefined,
    preview: 'songs',
    upload: 'track',
    accept: 'audio/wav, audio/mpeg',
  }),
  'address-optional': buildVariant(address, 'address-optional', addressValue, { nullable: true }),
  'address-country': buildVariant(
    address,
    'address-country',
    { address: '24 Mare Street', city: 'London', zip_code: 'E8 4QN', country_id: 'GB' },
    { items: countryAddressFields },
    { wrong: { address: '24 Mare Street', city: 'London', zip_code: '75009', country_id: 'GB' } },
  ),
  'address-state': buildVariant(
    address,
    'address-state',
    { address: '1234 W Division St', city: 'Chicago', state: 'IL', zip_code: '60622', country_id: 'US' },
    { items: countryAddressFields },
    { wrong: { address: '1234 W Division St', city: 'Chicago', state: '', zip_code: '60622', country_id: 'US' } },
  ),
  'array-limited': buildVariant(array, 'array-limited', entryValues, { maxItems: 2 }),
  'array-in-array': buildVariant(
    array,
    'array-in-array',
    [{ name: 'Paris', places: [addressValue, { ...addressValue, address: '3 quai de Seine' }] }],
    {
      label: 'fields.shops',
      items: [
        ...entryFields.filter(({ name }) => name === 'name'),
        { name: 'places', type: 'array', label: 'fields.shipments', items: addressFields },
      ],
    },
    { wrong: [{ name: 'Paris', places: [{ ...addressValue, city: '' }] }] },
  ),
  'tracklist-sounds': buildVariant(tracklist, 'tracklist-sounds', tracklist.value, {
    items: [
      ...trackFields,
      {
        name: 'uuid',
        type: 'audio',
        label: 'fields.sound',
        button: 'fields.choose_sound',
        preview: 'songs',
        upload: 'track',
        accept: 'audio/wav, audio/mpeg',
        nullable: true,
      },
    ],
  }),
  'tracklist-limited': buildVariant(
    tracklist,
    'tracklist-limited',
    tracklist.value,
    { validate: 'sideMinutes' },
    { wrong: [{ title: 'Salt', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 1600 }] },
  ),
} as const satisfies Record<string, FieldStory>;
