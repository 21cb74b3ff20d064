/** What a definition or a form may ask of a field beside its type. */
import { Genre, VinylColor } from '#generated/enums.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from './field-stories.ts';
import { abroad, entries, entry, home, place, song } from './members.ts';
import type { FieldStory } from './story.ts';

type Others = Omit<FieldStory, 'field' | 'value'>;

/** Another kind of a story's field, under a name of its own. */
const like = (
  story: FieldStory,
  name: string,
  value: unknown,
  more: Partial<FieldDefinition>,
  others: Others = {},
): FieldStory => ({
  ...story,
  value,
  wrong: undefined,
  long: undefined,
  ...others,
  field: { ...story.field, ...more, name },
});

const { text, password, select, datetime, chips, color, image, file, audio, address, array, tracklist } = fieldStories;
const richText = fieldStories['rich-text'];

export const variantStories = {
  'text-latin': like(text, 'text-latin', '12 rue des Martyrs', { validations: ['latin'] }, { wrong: '12 улица' }),
  'text-pattern': like(text, 'text-pattern', 'A', { label: 'fields.side', pattern: '^[A-Z]$' }, { wrong: 'side a' }),
  'password-current': like(password, 'password-current', '', { minLength: undefined }),
  'rich-text-limit': like(
    richText,
    'rich-text-limit',
    '<h2>Side A</h2><p>One <strong>take</strong>.</p><ul><li><p>Salt</p></li></ul>',
    { maxLength: 100 },
    { wrong: `<p>${'x'.repeat(100)}</p>`, long: `<ol><li><p>${richText.long}</p></li></ol>` },
  ),
  'rich-text-source': like(richText, 'rich-text-source', '<table><tr><td>Liner notes</td></tr></table>', {}),
  'datetime-iso': like(datetime, 'datetime-iso', '2026-10-02T18:30:00.000Z', { iso: true }),
  'select-numbers': like(select, 'select-numbers', 7, { label: 'fields.genre', data: Genre }),
  'chips-numbers': like(
    chips,
    'chips-numbers',
    [7, 12],
    { label: 'fields.ids', each: { name: '', type: 'integer', label: 'fields.ids' } },
    { wrong: ['seven'] },
  ),
  'color-palette': like(color, 'color-palette', 'transparent_red', {
    label: 'fields.color',
    data: VinylColor,
    pattern: undefined,
  }),
  'image-binary': like(image, 'image-binary', undefined, {
    binary: true,
    accept: 'image/png,image/jpeg',
    imagePreview: true,
    maxSize: 8,
  }),
  'file-button': like(file, 'file-button', undefined, { button: 'fields.cover_picture' }),
  'file-kept': like(
    file,
    'file-kept',
    { key: 'media/71', name: 'booklet.pdf', mime: 'application/pdf' },
    { withName: true, withMime: true },
  ),
  'audio-multiple': like(audio, 'audio-multiple', ['songs/5012.wav', 'songs/5013.wav'], {
    multiple: true,
    maxSize: 700,
  }),
  'audio-kept': like(audio, 'audio-kept', '0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11', {
    label: 'fields.sound',
    button: 'fields.choose_sound',
    binary: undefined,
    preview: 'songs',
    upload: 'track',
    accept: 'audio/wav, audio/mpeg',
  }),
  'address-optional': like(address, 'address-optional', home, { nullable: true }),
  'address-country': like(
    address,
    'address-country',
    { address: '24 Mare Street', city: 'London', zip_code: 'E8 4QN', country_id: 'GB' },
    { items: abroad },
    { wrong: { address: '24 Mare Street', city: 'London', zip_code: '75009', country_id: 'GB' } },
  ),
  'address-state': like(
    address,
    'address-state',
    { address: '1234 W Division St', city: 'Chicago', state: 'IL', zip_code: '60622', country_id: 'US' },
    { items: abroad },
    { wrong: { address: '1234 W Division St', city: 'Chicago', state: '', zip_code: '60622', country_id: 'US' } },
  ),
  'array-limited': like(array, 'array-limited', entries, { maxItems: 2 }),
  'array-in-array': like(
    array,
    'array-in-array',
    [{ name: 'Paris', places: [home, { ...home, address: '3 quai de Seine' }] }],
    {
      label: 'fields.shops',
      items: [
        ...entry.filter(({ name }) => name === 'name'),
        { name: 'places', type: 'array', label: 'fields.shipments', items: place },
      ],
    },
    { wrong: [{ name: 'Paris', places: [{ ...home, city: '' }] }] },
  ),
  'tracklist-sounds': like(tracklist, 'tracklist-sounds', tracklist.value, {
    items: [
      ...song,
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
  'tracklist-limited': like(
    tracklist,
    'tracklist-limited',
    tracklist.value,
    { validate: 'sideMinutes' },
    { wrong: [{ title: 'Salt', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 1600 }] },
  ),
} as const satisfies Record<string, FieldStory>;
