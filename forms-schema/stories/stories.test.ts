import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#locales/texts.ts';
import { checkFields } from '../rules.ts';
import { shopValidators } from '../shop-validators.ts';
import { fieldStories } from './field-stories.ts';
import { buildExample } from './states.ts';
import { stories } from './stories.ts';
import type { FieldStory } from './story.ts';
import { variantStories } from './variant-stories.ts';

/** The field types of the generator, read from its source file. */
const TYPES = /export type FieldType =([^;]+);/
  .exec(readFileSync(new URL('../../scripts/generate/field-definitions.ts', import.meta.url), 'utf8'))?.[1]
  ?.match(/[\w-]+/g);

it('every field type has a story', () => {
  expect(Object.keys(fieldStories).sort()).toEqual(TYPES?.sort());
  for (const [type, { field }] of Object.entries(fieldStories)) expect(field.type).toBe(type);
});

it('story names are unique and states translated', () => {
  expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
  const texts = readTexts('en', 'gallery');
  const states = new Set(stories.flatMap(({ states }) => Object.keys(states())));
  expect([...states].filter((state) => !texts.has(`states.${state}`))).toEqual([]);
});

describe.each(Object.entries<FieldStory>({ ...fieldStories, ...variantStories }))('%s', (name, story) => {
  it('is valid when filled, and has an error when invalid', () => {
    const { definitions, values } = buildExample(story, 'filled') ?? { definitions: [], values: {} };
    expect(checkFields(definitions, values, { named: shopValidators })).toEqual([]);
    expect(buildExample(story, 'invalid')?.errors).not.toEqual([]);
    expect(story.field.name).toBe(name);
  });
});
