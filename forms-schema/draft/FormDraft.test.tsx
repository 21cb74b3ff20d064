import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CardFields } from '#generated/fields/Card.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { COMMENT, NAME } from '../stories/plain-fields.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { renderForm, getInput, getSaveButton } from '../testing.tsx';
import { removeDrafts } from './draft-store.ts';
import { FormDraft } from './FormDraft.tsx';

const NUMBER = CardFields.filter(({ name }) => name === 'number');
const CARD = { name: 'card', type: 'group', label: 'fields.card', items: NUMBER } as const;
const DEFINITIONS = [NAME, COMMENT, fieldStories.password.field, CARD];

const form = (values: Record<string, unknown> = {}, onSubmit: () => unknown = () => undefined) =>
  renderForm(
    <SchemaForm
      definitions={DEFINITIONS}
      values={{ card: {}, ...values }}
      header={<FormDraft name="12/projects/1" />}
      onSubmit={onSubmit}
    >
      <SubmitButton />
    </SchemaForm>,
  );
const readStorage = (): string => JSON.stringify(Object.entries(localStorage));
/** Simulates a crash of the page: removes the form without running its handlers and keeps the storage. */
const crash = async (name: string): Promise<void> => {
  await waitFor(() => expect(readStorage()).toContain(name));
  const stored = { ...localStorage };
  document.body.replaceChildren();
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
};

describe('a draft', () => {
  it('is restored after a crash, and removed when discarded', async () => {
    const crashed = form({ name: 'Tides' });
    await crashed.user.clear(getInput('Name'));
    await crashed.user.type(getInput('Name'), 'Salt');
    await crashed.user.type(getInput('Comment'), 'One take');
    await crash('One take');
    const { user } = form({ name: 'Tides' });
    await waitFor(() => expect(getInput('Name').value).toBe('Salt'));
    expect(getInput('Comment').value).toBe('One take');
    await screen.findByText(/were restored: Name and Comment\./);
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect([getInput('Name').value, getInput('Comment').value, readStorage()]).toEqual(['Tides', '', '[]']);
  });

  it('never stores passwords or cards', async () => {
    const { user } = form();
    await user.type(getInput('Password'), 'seventh-side-b');
    await user.type(getInput('Card number'), '4242 4242 4242 4242');
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(readStorage()).toContain('Salt'));
    expect(readStorage()).not.toMatch(/seventh|4242/);
  });

  it('is removed after a successful submit, and kept after an error', async () => {
    const onSubmit = vi.fn().mockReturnValueOnce({ message: 'Not now.' }).mockReturnValueOnce(undefined);
    const card = { number: '4242424242424242' };
    const { user } = form({ card, password: 'seventh-side-b' }, onSubmit);
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(readStorage()).toContain('Salt'));
    await user.click(getSaveButton());
    await screen.findByText('Not now.', { selector: 'p' });
    expect(readStorage()).toContain('Salt');
    await user.click(getSaveButton());
    await waitFor(() => expect(readStorage()).toBe('[]'));
  });

  it('is not restored without a decision when the field has changed on the server', async () => {
    const crashed = form({ name: 'Tides' });
    await crashed.user.type(getInput('Name'), ' II');
    await crash('Tides II');
    const { user } = form({ name: 'Ebb' });
    await screen.findByText(/the record has changed since: Name\./);
    expect(getInput('Name').value).toBe('Ebb');
    await user.click(screen.getByRole('button', { name: 'Use my changes' }));
    expect(getInput('Name').value).toBe('Tides II');
  });

  it('is removed when the changes are discarded, and on sign-out', async () => {
    let leave = (): void => undefined;
    const useLeaveGuard = (_: () => boolean, onLeave: () => void) => void (leave = onLeave);
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} header={<FormDraft name="12/projects/1" />} warnOnLeave />,
      {
        useLeaveGuard,
      },
    );
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(readStorage()).toContain('Salt'));
    leave();
    expect(readStorage()).toBe('[]');
    localStorage.setItem('draft:12/projects/2', '{}');
    localStorage.setItem('draft:120/projects/2', '{}');
    removeDrafts(localStorage, '12/');
    expect(Object.keys(localStorage)).toEqual(['draft:120/projects/2']);
  });

  it('expires after thirty days', async () => {
    const change = { name: 'name', from: '', to: 'Salt' };
    const at = Date.now() / 1000 - 31 * 24 * 3600;
    localStorage.setItem('draft:12/projects/1', JSON.stringify({ at, changes: [change] }));
    form();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(getInput('Name').value).toBe('');
  });
});
