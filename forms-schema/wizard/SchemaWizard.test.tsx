import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FormsProvider } from '../context.tsx';
import { COMMENT, NAME, PRICE } from '../fixtures.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { descriptionOf, draw, english, input, saveButton } from '../testing.tsx';
import { SchemaWizard } from './SchemaWizard.tsx';
import { fillSteps } from './steps.ts';

const EMAIL = { name: 'email', type: 'email', label: 'fields.email', required: true } as const;
const DEFINITIONS = [
  { ...NAME, group: 'catalogue' },
  { ...EMAIL, group: 'address' },
  { ...PRICE, group: 'catalogue' },
  { ...COMMENT, group: 'notes' },
] as const;

const wizard = (onSubmit: (values: Record<string, unknown>) => unknown = vi.fn()) => ({
  onSubmit,
  ...draw(
    <SchemaWizard definitions={DEFINITIONS} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaWizard>,
  ),
});
const next = () => screen.getByRole('button', { name: 'Next' });
const heading = () => screen.getByRole('heading', { level: 2 });

describe('steps', () => {
  it('are the groups in order; what belongs to none stands in the first', () => {
    const fields = [COMMENT, { ...NAME, group: 'a' }, { ...PRICE, group: 'b' }, { ...EMAIL, group: 'other' }];
    const names = (steps: ReturnType<typeof fillSteps>) =>
      steps.map(({ name, fields: members }) => [name, members.map((field) => field.name)]);
    expect(names(fillSteps(fields.slice(0, 3)))).toEqual([
      ['a', ['comment', 'name']],
      ['b', ['price']],
    ]);
    expect(names(fillSteps(fields, [{ name: 'first', groups: ['a', 'b'] }, { name: 'empty' }]))).toEqual([
      ['first', ['comment', 'name', 'price', 'email']],
    ]);
  });
});

describe('a wizard', () => {
  it('lets nobody past the mistakes of a step, and checks only that step', async () => {
    const { user, onSubmit } = wizard();
    expect(screen.queryByLabelText('E-mail', { exact: false })).toBeNull();
    await user.click(next());
    await waitFor(() => expect(descriptionOf(input('Name'))).toEqual(['This field is required.']));
    expect(document.activeElement).toBe(input('Name'));
    await user.type(input('Name'), 'Salt');
    await user.click(next());
    await waitFor(() => expect(input('E-mail')).toBeTruthy());
    expect(document.activeElement).toBe(heading());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves a step in peace until it is finished, and goes back without a question', async () => {
    const { user } = wizard();
    await user.type(input('Name'), 'Salt');
    await user.click(next());
    await waitFor(() => expect(input('E-mail')).toBeTruthy());
    await user.type(input('E-mail'), 'lea@');
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(input('Name').value).toBe('Salt');
    await user.click(next());
    await waitFor(() => expect(input('E-mail').value).toBe('lea@'));
  });

  it('sends the whole at the end, and turns to the step of what the server refuses', async () => {
    const refusal = { errors: [{ path: 'name', code: 'already_taken' }] };
    const onSubmit = vi.fn().mockReturnValueOnce(refusal).mockReturnValueOnce(undefined);
    const { user } = wizard(onSubmit);
    await user.type(input('Name'), 'Salt');
    await user.click(next());
    await user.type(await screen.findByLabelText('E-mail', { exact: false }), 'lea@example.com');
    await user.click(next());
    await user.type(await screen.findByLabelText('Comment'), 'One take');
    await user.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(input('Name')));
    expect(descriptionOf(input('Name'))).toEqual(['This is already in use.']);
    await user.type(input('Name'), ' II');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
    await user.click(saveButton());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(
        { name: 'Salt II', email: 'lea@example.com', comment: 'One take' },
        expect.anything(),
      ),
    );
  });

  it('has every step in the page before scripts run, so that it posts as one form', () => {
    const html = renderToString(
      <FormsProvider value={english}>
        <SchemaWizard definitions={DEFINITIONS} method="post">
          <SubmitButton />
        </SchemaWizard>
      </FormsProvider>,
    );
    for (const name of ['name', 'email', 'price', 'comment']) expect(html).toContain(`name="${name}"`);
    expect(html.match(/type="submit"/g)).toHaveLength(2);
  });
});
