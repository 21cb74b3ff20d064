import { Genre } from '#generated/enums.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';
import { fieldStories } from '../stories/field-stories.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { getDescriptions, renderForm, english } from '../testing.tsx';

const types = Object.keys(fieldStories) as FieldType[];
/** Types without a single input for their value. */
const COMPOSED_TYPES: readonly FieldType[] = ['group', 'address', 'array', 'tracklist', 'sizes', 'discs', 'json'];
const FLAGS: readonly FieldType[] = ['checkbox', 'switch'];
const inputTypes = types.filter((type) => !COMPOSED_TYPES.includes(type));

function form(field: FieldDefinition, value: unknown, onSubmit = vi.fn()) {
  const view = renderForm(
    <SchemaForm definitions={[field]} values={value === undefined ? {} : { [field.name]: value }} onSubmit={onSubmit}>
      <SubmitButton />
    </SchemaForm>,
  );
  const save = async (): Promise<unknown> => {
    onSubmit.mockClear();
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.lastCall?.[0] as Record<string, unknown>)[field.name];
  };
  return { ...view, save, onSubmit };
}

/** Finds the focusable element of a field. */
async function findControl(field: FieldDefinition): Promise<HTMLElement> {
  return waitFor(() => {
    const label = english.t(field.label);
    const element =
      screen.queryByRole('radiogroup', { name: label }) ??
      screen.queryAllByLabelText(label, { exact: false, selector: 'input, textarea, select, [contenteditable]' })[0];
    if (!element) throw new Error(`no input for ${label}`);
    return element;
  });
}

describe('every field type', () => {
  it.each(types)('%s returns its initial value', async (type) => {
    const { field, value } = fieldStories[type];
    const { save } = form(field, value);
    if (!COMPOSED_TYPES.includes(type)) await findControl(field);
    expect(await save()).toEqual(value);
  });

  it.each(inputTypes.filter((type) => !FLAGS.includes(type)))(
    '%s marks its input as required and invalid',
    async (type) => {
      const definition: FieldDefinition = {
        ...fieldStories[type].field,
        accept: undefined,
        maxSize: undefined,
        minLength: undefined,
      };
      const field = { ...definition, required: true, nullable: true, help: 'words.optional' };
      const { user, onSubmit } = form(field, null);
      const element = await findControl(field);
      expect(element.getAttribute('aria-required')).toBe('true');
      expect(element.getAttribute('aria-invalid')).toBe('false');
      expect(getDescriptions(element)).toEqual(['optional']);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(element.getAttribute('aria-invalid')).toBe('true'));
      expect(getDescriptions(element)).toEqual(['This field is required.', 'optional']);
      expect(onSubmit).not.toHaveBeenCalled();
      const focused = document.activeElement;
      expect(focused === element || (type === 'radio' && element.contains(focused))).toBe(true);
    },
  );

  it.each(inputTypes)('%s has an input name', async (type) => {
    const { field, value } = fieldStories[type];
    const { container } = form(field, value);
    await findControl(field);
    expect(container.querySelector(`[name="${type}"]`)).not.toBeNull();
  });
});

describe('text inputs', () => {
  it('parses localised numbers and rejects other text', async () => {
    const { user, save } = form(fieldStories.integer.field, 12);
    const line = await findControl(fieldStories.integer.field);
    await user.clear(line);
    await user.type(line, '1,000');
    expect(await save()).toBe(1000);
    await user.type(line, '.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getDescriptions(line)).toEqual(['Enter a whole number.']));
  });

  it('shows the currency of an amount and formats it on blur', async () => {
    const currency = { ...fieldStories.currency.field, name: 'currency' };
    const { user } = renderForm(
      <SchemaForm definitions={[fieldStories.money.field, currency]} values={{ currency: 'JPY' }} />,
    );
    const line = await findControl(fieldStories.money.field);
    await user.type(line, '1500.0');
    await user.tab();
    expect(line).toHaveProperty('value', '1500');
    expect(screen.getByText('¥')).toBeTruthy();
    await user.selectOptions(await findControl(currency), 'EUR');
    expect(screen.getByText('€')).toBeTruthy();
    await user.click(line);
    await user.tab();
    expect(line).toHaveProperty('value', '1500.00');
  });

  it('shows a password on demand', async () => {
    const { user } = form(fieldStories.password.field, 'seventh-side-b');
    const line = await findControl(fieldStories.password.field);
    expect(line).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(line).toHaveProperty('type', 'text');
  });

  it('uses native pickers for dates, and the shop’s time zone for date-times', async () => {
    form(fieldStories.datetime.field, fieldStories.datetime.value);
    expect(await findControl(fieldStories.datetime.field)).toMatchObject({
      type: 'datetime-local',
      value: '2027-01-01T01:00',
    });
    expect(screen.getByText('Paris')).toBeTruthy();
  });

  it.each([
    ['2027-01-01T08:15:00', false],
    ['2027-01-01T08:15:00Z', true],
    [undefined, true],
  ])('names the time zone except for wall-clock times: %s', (value, isNamed) => {
    form({ ...fieldStories.datetime.field, iso: true }, value);
    expect(screen.queryByText('Paris') !== null).toBe(isNamed);
  });

  it('edits free values as JSON and rejects invalid JSON', async () => {
    const field: FieldDefinition = { name: 'extras', type: 'json', label: 'fields.data', asText: true };
    const { user, save, onSubmit } = form(field, { meal: 'fish' });
    const area = (await findControl(field)) as HTMLTextAreaElement;
    expect(JSON.parse(area.value)).toEqual({ meal: 'fish' });
    expect(area.getAttribute('spellcheck')).toBe('false');
    await user.clear(area);
    await user.paste('{"meal": ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getDescriptions(area).join()).toBe('Enter valid JSON.'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(area);
    await user.paste('{"meal": ["leek"]}');
    expect(await save()).toEqual({ meal: ['leek'] });
  });
});

describe('choices', () => {
  it('an optional select has a blank option', async () => {
    const { user, save } = form({ ...fieldStories.select.field, nullable: true }, 'gatefold');
    const select = await findControl(fieldStories.select.field);
    expect(within(select).getByRole('option', { name: 'None' })).toHaveProperty('value', '');
    await user.selectOptions(select, '');
    expect(await save()).toBeNull();
  });

  it('a required select has no blank option and no default', async () => {
    form({ ...fieldStories.select.field, required: true }, undefined);
    const select = await findControl(fieldStories.select.field);
    expect(
      within(select)
        .queryAllByRole('option')
        .every((option) => option.getAttribute('value') !== ''),
    ).toBe(true);
    expect(select).toHaveProperty('value', '');
  });

  it('a selected number is submitted as a number', async () => {
    const genre = { ...fieldStories.select.field, data: Genre };
    const { user, save } = form(genre, 7);
    await user.selectOptions(await findControl(genre), 'Reggae');
    expect(await save()).toBe(14);
  });

  it('countries are labelled and sorted by locale', async () => {
    form(fieldStories.country.field, 'FR');
    const names = within(await findControl(fieldStories.country.field))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['', 'Afghanistan', 'Åland Islands']);
    expect(names).toContain('France');
  });

  it('a checkbox toggles between its two options', async () => {
    const box = { ...fieldStories.checkbox.field, options: ['1', '0'] };
    const { user, save } = form(box, '1');
    const element = await findControl(box);
    expect(element).toHaveProperty('checked', true);
    await user.click(element);
    expect(await save()).toBe('0');
    await user.click(element);
    expect(await save()).toBe('1');
  });

  it('a radio group is operated by label', async () => {
    const { user, save } = form(fieldStories.radio.field, 'left');
    await user.click(screen.getByRole('radio', { name: 'Right' }));
    expect(await save()).toBe('right');
  });

  it('a multi-select adds by typing and removes by key', async () => {
    const { user, save } = form(fieldStories['multi-select'].field, [7]);
    const box = await findControl(fieldStories['multi-select'].field);
    await user.type(box, 'Regg');
    await user.click(screen.getByRole('option', { name: 'Reggae' }));
    expect(await save()).toEqual([7, 14]);
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(await save()).toEqual([7]);
  });

  it('free text is confirmed by Enter or blur', async () => {
    const { user, save } = form(fieldStories.chips.field, []);
    await user.type(await findControl(fieldStories.chips.field), 'limited{Enter}signed');
    await user.tab();
    expect(await save()).toEqual(['limited', 'signed']);
  });
});

describe('references', () => {
  it('show the label of the selected record and search others', async () => {
    const { user, save } = form(fieldStories.reference.field, 31);
    const box = await findControl(fieldStories.reference.field);
    expect(box).toHaveProperty('value', 'Marisol Vega');
    await user.clear(box);
    await user.type(box, 'tides');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(screen.getByRole('option', { name: 'Vega & the Tides' }));
    expect(await save()).toBe(33);
  });

  it('can be cleared', async () => {
    const { user, save } = form({ ...fieldStories.reference.field, nullable: true }, 31);
    const box = await findControl(fieldStories.reference.field);
    await user.clear(box);
    await user.tab();
    expect(await save()).toBeNull();
  });
});

describe('colours, pictures, files', () => {
  it('selects a colour by swatch, picker or text', async () => {
    const { user, save } = form(fieldStories.color.field, '#1e88e5');
    const line = await findControl(fieldStories.color.field);
    await user.click(screen.getByRole('button', { name: '#43a047' }));
    expect(line).toHaveProperty('value', '#43a047');
    fireEvent.change(screen.getByLabelText(/Pick a colour/), { target: { value: '#112233' } });
    expect(await save()).toBe('#112233');
  });

  it('shows a picture beside its folder name', async () => {
    const { container, user } = form(fieldStories.image.field, '1204');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/storage/projects/1204/mini.jpg');
    await user.type(await findControl(fieldStories.image.field), '5');
    await waitFor(() =>
      expect(container.querySelector('img')?.getAttribute('src')).toBe('/storage/projects/12045/mini.jpg'),
    );
  });

  it('rejects a file that is too large with the message of §5', async () => {
    const { user, save } = form(fieldStories.file.field, undefined);
    const picker = await findControl(fieldStories.file.field);
    await user.upload(picker, new File([new Uint8Array(1_048_577)], 'large.png'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getDescriptions(picker)).toEqual(['max size : 1 mo', 'up to 1 MB']));
    const small = new File(['x'], 'small.png');
    await user.upload(picker, small);
    expect(await save()).toBe(small);
  });
});
