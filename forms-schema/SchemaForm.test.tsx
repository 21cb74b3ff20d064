import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import { COMMENT, NAME, PRICE } from './stories/plain-fields.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { getDescriptions, renderForm, getInput, getSaveButton } from './testing.tsx';

describe('submit', () => {
  it('passes the typed record when it is valid', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, PRICE, COMMENT]} values={{ comment: 'old' }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Name'), ' Salt ');
    await user.type(getInput('Price'), '24,90');
    await user.clear(getInput('Comment'));
    await user.click(getSaveButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Salt', price: 24.9, comment: '' },
      expect.any(HTMLFormElement),
    );
  });

  it('supports names of Object.prototype', async () => {
    const names = ['constructor', 'prototype', 'toString'] as const;
    const definitions = names.map((name) => ({ name, type: 'text', label: `Its ${name}`, required: true }) as const);
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm
        definitions={[...definitions, { name: 'valueOf', type: 'text', label: 'Nothing' }]}
        onSubmit={onSubmit}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(getSaveButton());
    expect(getDescriptions(getInput('Its constructor'))).toEqual(['This field is required.']);
    for (const name of names) await user.type(getInput(`Its ${name}`), name);
    await user.click(getSaveButton());
    const [record] = onSubmit.mock.calls[0] as [object];
    expect(Object.entries(record)).toEqual([...names.map((name) => [name, name]), ['valueOf', '']]);
  });

  it('is blocked by invalid values, shows all errors and focuses the first', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm definitions={SignupRequestFields} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Last name'), '山');
    await user.type(getInput('E-mail'), 'lea@');
    await user.type(getInput('Password'), 'short');
    await user.click(getSaveButton());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(getDescriptions(getInput('First name'))).toEqual(['This field is required.']);
    expect(getDescriptions(getInput('Last name'))[0]).toMatch(/Latin letters/);
    expect(getDescriptions(getInput('E-mail'))).toEqual(['Enter a valid e-mail address.']);
    expect(getDescriptions(getInput('Password'))[0]).toBe('Use at least 10 characters.');
    expect(document.activeElement).toBe(getInput('First name'));
  });

  it('lists several errors with links and announces them once', async () => {
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, PRICE]} values={{ price: -1 }} onSubmit={() => undefined}>
        <SubmitButton />
      </SchemaForm>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('');
    await user.click(getSaveButton());
    expect(alert.textContent).toBe('2 fields need your attention.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const summary = within(screen.getByRole('group', { name: 'Please correct the following' }));
    await user.click(summary.getByRole('link', { name: 'Price' }));
    expect(document.activeElement).toBe(getInput('Price'));
    await user.type(getInput('Name'), 'Salt');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Please correct the following' })).toBeNull());
    expect(alert.textContent).toBe('2 fields need your attention.');
  });

  it('shows a single error at its field only', async () => {
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} onSubmit={() => undefined}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(getSaveButton());
    expect(document.activeElement).toBe(getInput('Name'));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.queryByRole('link')).toBeNull();
    await user.keyboard('S');
    await waitFor(() => expect(getInput('Name').getAttribute('aria-invalid')).toBe('false'));
  });

  it('validates fields without a mounted input', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm
        definitions={[NAME, COMMENT]}
        values={{ name: 'Salt' }}
        overrides={{ comment: { required: true, component: () => null } }}
        onSubmit={onSubmit}
      >
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(getSaveButton());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores a second click while submitting', async () => {
    const finish = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => finish.promise);
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} values={{ name: 'Salt' }} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(getSaveButton());
    expect(getSaveButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(getSaveButton());
    finish.resolve();
    await waitFor(() => expect(getSaveButton().getAttribute('aria-disabled')).toBe('false'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('works with a button outside of the form', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <>
        <SchemaForm id="record" definitions={[NAME]} values={{ name: 'Salt' }} onSubmit={onSubmit} />
        <button type="submit" form="record">
          Elsewhere
        </button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('posts natively without onSubmit', async () => {
    const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} method="post" action="/sign">
        <SubmitButton />
      </SchemaForm>,
    );
    await user.click(getSaveButton());
    expect(post).not.toHaveBeenCalled();
    await user.type(getInput('Name'), 'Salt');
    await user.click(getSaveButton());
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    post.mockRestore();
  });
});

describe('the Enter key', () => {
  it('does not submit from a single-line input and adds a line in a textarea', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, COMMENT]} onSubmit={onSubmit}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Name'), 'Salt{Enter}');
    await user.type(getInput('Comment'), 'one{Enter}two');
    expect(getInput('Comment').value).toBe('one\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits from a single-line input with submitOnEnter', async () => {
    const onSubmit = vi.fn();
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, COMMENT]} onSubmit={onSubmit} submitOnEnter>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Comment'), 'one{Enter}two');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(getInput('Name'), 'Salt{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('server errors', () => {
  const CITY = { name: 'city', type: 'text', label: 'fields.city' } as const;
  const CUSTOMER = { name: 'customer', type: 'group', label: 'fields.customer', items: [CITY] } as const;
  const errors = [
    { path: 'customer.city', code: 'latin_invalid' },
    { path: 'secret', code: 'already_taken' },
  ];

  it('are shown at their fields by path, others above the form, and keep the input', async () => {
    const { user } = renderForm(
      <SchemaForm definitions={[NAME, CUSTOMER]} onSubmit={async () => ({ errors, message: 'Not saved.' })}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Name'), 'Salt');
    await user.type(getInput('City'), 'Paris');
    await user.click(getSaveButton());
    await waitFor(() => expect(getDescriptions(getInput('City'))[0]).toMatch(/Latin letters/));
    expect(screen.getByRole('alert').textContent).toBe('Not saved. This is already in use.');
    expect([getInput('Name').value, getInput('City').value]).toEqual(['Salt', 'Paris']);
    await waitFor(() => expect(document.activeElement).toBe(getInput('City')));
    await user.type(getInput('City'), 's');
    await waitFor(() => expect(getInput('City').getAttribute('aria-invalid')).toBe('false'));
  });

  it('are shown with the text of the server', async () => {
    const errorsWithText = [
      { path: 'name', code: 'already_taken', text: 'Berth 7 is taken.' },
      { path: 'elsewhere', code: 'invalid', text: 'The tide is out.' },
    ];
    const { user } = renderForm(
      <SchemaForm definitions={[NAME]} onSubmit={async () => ({ errors: errorsWithText })}>
        <SubmitButton />
      </SchemaForm>,
    );
    await user.type(getInput('Name'), 'Salt');
    await user.click(getSaveButton());
    await waitFor(() => expect(getDescriptions(getInput('Name'))[0]).toBe('Berth 7 is taken.'));
    expect(screen.getByRole('alert').textContent).toBe('The tide is out.');
  });

  it('are accepted as prop, once per response', async () => {
    const form = (serverErrors: typeof errors) => (
      <SchemaForm definitions={[NAME, CUSTOMER]} errors={serverErrors} onSubmit={() => undefined} />
    );
    const { rerender, user } = renderForm(form([]));
    rerender(form(errors));
    await waitFor(() => expect(document.activeElement).toBe(getInput('City')));
    await user.type(getInput('City'), 'Lyon');
    rerender(form([...errors]));
    await waitFor(() => expect(getInput('City').getAttribute('aria-invalid')).toBe('false'));
    rerender(form([...errors]));
    expect(getInput('City').getAttribute('aria-invalid')).toBe('false');
  });

  it('are shown on the first render when passed as prop', () => {
    renderForm(<SchemaForm definitions={[NAME, CUSTOMER]} errors={errors} onSubmit={() => undefined} />);
    expect(getInput('City').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This is already in use.')).toBeTruthy();
  });
});
