/** What a definition or a form may ask of a field beside its type. */
import { Genre, VinylColor } from '#generated/enums.ts';
import { SIDE_LIMITS } from '#domain/side-minutes.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { limitedSides } from '../tracklist.ts';
import { fieldStories } from './field-stories.ts';
import { entries, entry, home, place } from './members.ts';
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
  'rich-text-markdown': like(richText, 'rich-text-markdown', 'One **take**', {}, { override: { markup: 'markdown' } }),
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
  'address-optional': like(address, 'address-optional', home, { nullable: true }),
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
  'tracklist-limited': like(
    tracklist,
    'tracklist-limited',
    tracklist.value,
    {},
    {
      wrong: [{ title: 'Salt', artist_name: 'Marisol Vega', side: 'A', position: 1, duration: 1600 }],
      override: limitedSides(SIDE_LIMITS[12][33]),
    },
  ),
} as const satisfies Record<string, FieldStory>;
