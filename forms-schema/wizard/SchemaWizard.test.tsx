import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FormsProvider } from '../context.tsx';
import { COMMENT, NAME, PRICE } from '../stories/plain-fields.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm, english, getInput, getSaveButton } from '../testing.tsx';
import { SchemaWizard } from './SchemaWizard.tsx';
import { buildSteps } from './steps.ts';

const EMAIL = { name: 'email', type: 'email', label: 'fields.email', required: true } as const;
const DEFINITIONS = [
  { ...NAME, group: 'catalogue' },
  { ...EMAIL, group: 'address' },
  { ...PRICE, group: 'catalogue' },
  { ...COMMENT, group: 'notes' },
] as const;

const wizard = (onSubmit: (values: Record<string, unknown>) => unknown = vi.fn()) => ({
  onSubmit,
  ...renderForm(
    <SchemaWizard definitions={DEFINITIONS} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaWizard>,
  ),
});
const next = () => screen.getByRole('button', { name: 'Next' });
const heading = () => screen.getByRole('heading', { level: 2 });

describe('steps', () => {
  it('are the groups in order; other fields go to the first', () => {
    const fields = [COMMENT, { ...NAME, group: 'a' }, { ...PRICE, group: 'b' }, { ...EMAIL, group: 'other' }];
    const names = (steps: ReturnType<typeof buildSteps>) =>
      steps.map(({ name, fields: members }) => [name, members.map((field) => field.name)]);
    expect(names(buildSteps(fields.slice(0, 3)))).toEqual([
      ['a', ['comment', 'name']],
      ['b', ['price']],
    ]);
    expect(names(buildSteps(fields, [{ name: 'first', groups: ['a', 'b'] }, { name: 'empty' }]))).toEqual([
      ['first', ['comment', 'name', 'price', 'email']],
    ]);
  });
});

describe('a wizard', () => {
  it('validates the current step on next', async () => {
    const { user, onSubmit } = wizard();
    expect(screen.queryByLabelText('E-mail', { exact: false })).toBeNull();
    await user.click(next());
    await waitFor(() => expect(getDescriptions(getInput('Name'))).toEqual(['This field is required.']));
    expect(document.activeElement).toBe(getInput('Name'));
    await user.type(getInput('Name'), 'Salt');
    await user.click(next());
    await waitFor(() => expect(getInput('E-mail')).toBeTruthy());
    expect(document.activeElement).toBe(heading());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not validate while typing, and goes back without validation', async () => {
    const { user } = wizard();
    await user.type(getInput('Name'), 'Salt');
    await user.click(next());
    await waitFor(() => expect(getInput('E-mail')).toBeTruthy());
    await user.type(getInput('E-mail'), 'lea@');
    expect(getInput('E-mail').getAttribute('aria-invalid')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(getInput('Name').value).toBe('Salt');
    await user.click(next());
    await waitFor(() => expect(getInput('E-mail').value).toBe('lea@'));
  });

  it('submits the whole form, and shows the step of a server error', async () => {
    const refusal = { errors: [{ path: 'name', code: 'already_taken' }] };
    const onSubmit = vi.fn().mockReturnValueOnce(refusal).mockReturnValueOnce(undefined);
    const { user } = wizard(onSubmit);
    await user.type(getInput('Name'), 'Salt');
    await user.click(next());
    await user.type(await screen.findByLabelText('E-mail', { exact: false }), 'lea@example.com');
    await user.click(next());
    await user.type(await screen.findByLabelText('Comment'), 'One take');
    await user.click(getSaveButton());
    await waitFor(() => expect(document.activeElement).toBe(getInput('Name')));
    expect(getDescriptions(getInput('Name'))).toEqual(['This is already in use.']);
    await user.type(getInput('Name'), ' II');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
    await user.click(getSaveButton());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(
        { name: 'Salt II', email: 'lea@example.com', comment: 'One take' },
        expect.anything(),
      ),
    );
  });

  it('renders all steps on the server, so that it posts as one form', () => {
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
