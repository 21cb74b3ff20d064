import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardFields } from '#generated/fields/Card.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { COMMENT, NAME } from '../stories/plain-fields.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { draw, input, saveButton } from '../testing.tsx';
import { forgetDraftsOf } from './draft-store.ts';
import { FormDraft } from './FormDraft.tsx';

const NUMBER = CardFields.filter(({ name }) => name === 'number');
const CARD = { name: 'card', type: 'group', label: 'fields.card', items: NUMBER } as const;
const DEFINITIONS = [NAME, COMMENT, fieldStories.password.field, CARD];

const form = (values: Record<string, unknown> = {}, onSubmit: () => unknown = () => undefined) =>
  draw(
    <SchemaForm
      definitions={DEFINITIONS}
      values={{ card: {}, ...values }}
      header={<FormDraft name="12/projects/1" />}
      onSubmit={onSubmit}
    >
      <SubmitButton />
    </SchemaForm>,
  );
const kept = (): string => JSON.stringify(Object.entries(localStorage));
/** The page is gone without a word, as in a crash: nothing of the form runs any more. */
const crash = async (name: string): Promise<void> => {
  await waitFor(() => expect(kept()).toContain(name));
  const before = { ...localStorage };
  document.body.replaceChildren();
  localStorage.clear();
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, String(value));
};

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('brings back what was typed before a crash, and goes when it is discarded', async () => {
    const before = form({ name: 'Tides' });
    await before.user.clear(input('Name'));
    await before.user.type(input('Name'), 'Salt');
    await before.user.type(input('Comment'), 'One take');
    await crash('One take');
    const { user } = form({ name: 'Tides' });
    await waitFor(() => expect(input('Name').value).toBe('Salt'));
    expect(input('Comment').value).toBe('One take');
    await screen.findByText(/were restored: Name and Comment\./);
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect([input('Name').value, input('Comment').value, kept()]).toEqual(['Tides', '', '[]']);
  });

  it('never holds passwords or cards', async () => {
    const { user } = form();
    await user.type(input('Password'), 'seventh-side-b');
    await user.type(input('Card number'), '4242 4242 4242 4242');
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(kept()).toContain('Salt'));
    expect(kept()).not.toMatch(/seventh|4242/);
  });

  it('is forgotten once the server has it, and kept when it refuses', async () => {
    const onSubmit = vi.fn().mockReturnValueOnce({ message: 'Not now.' }).mockReturnValueOnce(undefined);
    const card = { number: '4242424242424242' };
    const { user } = form({ card, password: 'seventh-side-b' }, onSubmit);
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(kept()).toContain('Salt'));
    await user.click(saveButton());
    await screen.findByText('Not now.', { selector: 'p' });
    expect(kept()).toContain('Salt');
    await user.click(saveButton());
    await waitFor(() => expect(kept()).toBe('[]'));
  });

  it('of a field that somebody has changed since waits for a decision', async () => {
    const before = form({ name: 'Tides' });
    await before.user.type(input('Name'), ' II');
    await crash('Tides II');
    const { user } = form({ name: 'Ebb' });
    await screen.findByText(/the record has changed since: Name\./);
    expect(input('Name').value).toBe('Ebb');
    await user.click(screen.getByRole('button', { name: 'Use my changes' }));
    expect(input('Name').value).toBe('Tides II');
  });

  it('is forgotten when the reader gives the changes up, and with the account that signs out', async () => {
    let leave = (): void => undefined;
    const useLeaveGuard = (_: () => boolean, onLeave: () => void) => void (leave = onLeave);
    const { user } = draw(<SchemaForm definitions={[NAME]} header={<FormDraft name="12/projects/1" />} warnOnLeave />, {
      useLeaveGuard,
    });
    await user.type(input('Name'), 'Salt');
    await waitFor(() => expect(kept()).toContain('Salt'));
    leave();
    expect(kept()).toBe('[]');
    localStorage.setItem('draft:12/projects/2', '{}');
    localStorage.setItem('draft:120/projects/2', '{}');
    forgetDraftsOf(localStorage, '12/');
    expect(Object.keys(localStorage)).toEqual(['draft:120/projects/2']);
  });

  it('is too old after thirty days', async () => {
    const change = { name: 'name', from: '', to: 'Salt' };
    const at = Date.now() / 1000 - 31 * 24 * 3600;
    localStorage.setItem('draft:12/projects/1', JSON.stringify({ at, changes: [change] }));
    form();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(input('Name').value).toBe('');
  });
});
