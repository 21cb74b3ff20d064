import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SchemaForm } from '../SchemaForm.tsx';
import { fieldStories } from '../stories/field-stories.ts';
import { buildExample } from '../stories/states.ts';
import type { FieldStory } from '../stories/story.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { renderForm } from '../testing.tsx';

// json fields have no input
const { json: _, ...storiesWithInput } = fieldStories;

it.each(Object.entries<FieldStory>(storiesWithInput))(
  '%s can be disabled with its members and keeps its value',
  async (name, story) => {
    const onSubmit = vi.fn();
    const { definitions = [], values = {}, overrides } = buildExample(story, 'disabled') ?? {};
    const { container, user } = renderForm(
      <SchemaForm definitions={definitions} values={values} overrides={overrides} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
    const enabledInputs = container.querySelectorAll(
      ':is(input, select, textarea):not(:disabled, [type=hidden], [aria-hidden])',
    );
    expect([...enabledInputs]).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect((onSubmit.mock.lastCall?.[0] as Record<string, unknown>)[name]).toEqual(story.value);
  },
);
