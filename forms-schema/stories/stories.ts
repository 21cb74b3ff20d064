/** All stories in the order of the gallery. */
import type { Example } from './example.ts';
import { fieldStories } from './field-stories.ts';
import { formStories } from './form-stories.ts';
import { buildExample, FIELD_STATES } from './states.ts';
import type { FieldStory } from './story.ts';
import { uploadStates } from './upload-story.ts';
import { variantStories } from './variant-stories.ts';

export const SECTIONS = ['fields', 'variants', 'forms'] as const;

export interface Story {
  readonly name: string;
  readonly section: (typeof SECTIONS)[number];
  /** Creates the examples by state; new ones on each call, because uploads restart each time. */
  readonly states: () => Readonly<Record<string, Example>>;
}

const buildFieldStories = (section: Story['section'], stories: Readonly<Record<string, FieldStory>>): Story[] =>
  Object.entries(stories).map(([name, story]) => ({
    name,
    section,
    states: () =>
      Object.fromEntries(
        FIELD_STATES.flatMap((state) => {
          const example = buildExample(story, state);
          return example ? [[state, example] as const] : [];
        }),
      ),
  }));

export const stories: readonly Story[] = [
  ...buildFieldStories('fields', fieldStories),
  ...buildFieldStories('variants', variantStories),
  ...Object.entries(formStories).map(([name, states]): Story => ({ name, section: 'forms', states: () => states })),
  { name: 'upload', section: 'forms', states: uploadStates },
];
