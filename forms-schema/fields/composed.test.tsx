import { Country } from '#generated/enums.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '#generated/definitions.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { variantStories } from '../stories/variant-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SchemaView } from '../SchemaView.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm, getInput } from '../testing.tsx';

function form(definitions: readonly FieldDefinition[], values = {}) {
  const onSubmit = vi.fn();
  const view = renderForm(
    <SchemaForm definitions={definitions} values={values} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const press = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const submit = async (): Promise<unknown> => {
    await press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
  return { ...view, press, submit, onSubmit };
}

describe('an address', () => {
  const items: readonly FieldDefinition[] = [
    { name: 'country_id', type: 'country', label: 'fields.country_id', data: Country, required: true },
    ...(fieldStories.address.field.items ?? []),
    { name: 'firstname', type: 'text', label: 'fields.firstname' },
  ];
  const field = (name: string): FieldDefinition => ({ ...fieldStories.address.field, name, items, required: true });

  it('is laid out as on a parcel, with an autocomplete section per address', async () => {
    form([field('home'), field('work')]);
    await screen.findAllByRole('group', { name: 'Pick-up point' });
    const inputs = [...document.querySelectorAll('[autocomplete]')];
    const purposes = inputs.map((input) => input.getAttribute('autocomplete'));
    expect(purposes.slice(0, 5)).toEqual([
      'section-home given-name',
      'section-home address-line1',
      'section-home postal-code',
      'section-home address-level2',
      'section-home country',
    ]);
    expect(purposes[5]).toBe('section-work given-name');
  });

  it('orders city and postal code by country, and validates the code by country', async () => {
    const { field: addressField, value } = variantStories['address-country'];
    const { user, press, onSubmit } = form([addressField], { [addressField.name]: value });
    await screen.findByRole('group', { name: 'Pick-up point' });
    const getOrder = () =>
      [...document.querySelectorAll('[autocomplete$=postal-code], [autocomplete$=address-level2]')].map(
        (input) => input.getAttribute('autocomplete')?.split(' ')[1],
      );
    expect(getOrder()).toEqual(['address-level2', 'postal-code']);
    await user.selectOptions(getInput('Country'), 'FR');
    expect(getOrder()).toEqual(['postal-code', 'address-level2']);
    await press();
    await waitFor(() =>
      expect(getDescriptions(getInput('Postal code'))).toEqual([
        'Enter a valid postal code for this country, for example 12345.',
      ]),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    await user.selectOptions(getInput('Country'), 'GB');
    await waitFor(() => expect(getInput('Postal code').getAttribute('aria-invalid')).toBe('false'));
  });

  it('has a state field with its local label in countries with states', async () => {
    const { field: addressField, value } = variantStories['address-state'];
    const { user, press, submit, onSubmit } = form([addressField], { [addressField.name]: value });
    const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect([state.value, state.selectedOptions[0]?.textContent, state.required]).toEqual(['IL', 'Illinois', true]);
    await user.selectOptions(getInput('Country'), 'CA');
    const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Province' });
    // only the state is cleared with the country
    expect([province.value, getInput('City').value]).toEqual(['', 'Chicago']);
    await press();
    await waitFor(() => expect(province.getAttribute('aria-invalid')).toBe('true'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.selectOptions(getInput('Country'), 'FR');
    expect(screen.queryByRole('combobox', { name: /State|Province/ })).toBeNull();
    expect(await submit()).toMatchObject({ [addressField.name]: { country_id: 'FR', state: null, city: 'Chicago' } });
  });

  it('has no postal code in countries without postal codes', async () => {
    const { field: addressField, value } = variantStories['address-state'];
    const { user } = form([addressField], { [addressField.name]: value });
    await screen.findByRole('combobox', { name: 'State' });
    await user.selectOptions(getInput('Country'), 'HK');
    expect(screen.queryByLabelText(/Postal code/)).toBeNull();
  });

  it('submits the object and shows missing values at the inputs', async () => {
    const { user, press, submit, onSubmit } = form([field('home')], { home: { city: 'Paris', country_id: 'FR' } });
    await screen.findByRole('group', { name: 'Pick-up point' });
    await press();
    await waitFor(() => expect(getInput('Address').getAttribute('aria-invalid')).toBe('true'));
    expect(getDescriptions(getInput('Address'))).toEqual(['This field is required.']);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(getInput('Address'), '12 rue des Martyrs');
    await user.type(getInput('Postal code'), '75009');
    expect(await submit()).toMatchObject({
      home: { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris', country_id: 'FR' },
    });
  });
});

describe('a password', () => {
  const email: FieldDefinition = { ...fieldStories.email.field, name: 'email' };

  it('shows its strength in its description when new', async () => {
    const { user } = form([email, fieldStories.password.field], { email: 'lea.moreau@example.com' });
    const line = getInput('Password');
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');
    await user.type(line, 'password1');
    await waitFor(() => expect(getDescriptions(line)[0]).toMatch(/^Very weak\. This password is very common/));
    await user.clear(line);
    await user.type(line, 'moreau1987');
    await waitFor(() => expect(status.textContent).toMatch(/^Weak\. Names and addresses/));
    await user.clear(line);
    await user.type(line, 'needle drops on side two');
    await waitFor(() => expect(status.textContent).toBe('Very strong. This password is hard to guess.'));
  });

  it('has no strength meter at sign-in', () => {
    form([{ ...fieldStories.password.field, minLength: undefined }]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a colour of the palette', () => {
  const field: FieldDefinition = { ...variantStories['color-palette'].field, name: 'color' };

  it('is selected by its name', async () => {
    const { user, submit } = form([{ ...field, nullable: true }], { color: 'black' });
    const black = await screen.findByRole('radio', { name: 'Black' });
    expect(black).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Transparent red' }));
    expect(await submit()).toEqual({ color: 'transparent_red' });
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(await submit()).toEqual({ color: null });
  });

  it('has no blank option when required, and shows the error', async () => {
    const { press, onSubmit } = form([{ ...field, required: true }]);
    const group = await screen.findByRole('radiogroup', { name: /Colour/ });
    expect(screen.queryByRole('radio', { name: 'None' })).toBeNull();
    await press();
    await waitFor(() => expect(getDescriptions(group)).toEqual(['This field is required.']));
    expect(group.contains(document.activeElement)).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is announced by its name', () => {
    const { container } = renderForm(<SchemaView definitions={[field]} values={{ color: 'transparent_red' }} />);
    expect(container.textContent).toContain('Transparent red');
  });
});
