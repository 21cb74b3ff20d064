import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { AddressSuggestions } from './AddressSuggestions.tsx';

// jsdom does not implement it
Element.prototype.scrollIntoView = vi.fn();

const PARIS = { ...ORDER.customer, address: '12 rue des Martyrs', city: 'Paris' };
const STRASBOURG = { ...ORDER.customer, address: '1 quai Kléber', city: 'Strasbourg' };
const ADDRESSES = [
  { label: 'Léa Moreau, 12 rue des Martyrs, 75009 Paris, France', values: PARIS, isFilledIn: true },
  { label: 'Léa Moreau, 1 quai Kléber, 67000 Strasbourg, France', values: STRASBOURG },
];
/** Labels by input. */
const INPUTS = { firstname: 'First name', lastname: 'Last name', address: 'Street', city: 'City' };

async function open() {
  const onChoose = vi.fn();
  const view = await renderScreen(
    <form>
      {Object.entries(INPUTS).map(([name, label]) => (
        <div key={name} className="MuiFormControl-root">
          <input name={`customer.${name}`} aria-label={label} />
        </div>
      ))}
      <AddressSuggestions addresses={ADDRESSES} onChoose={onChoose} />
    </form>,
  );
  await screen.findByRole('combobox', { name: 'Street' });
  const getOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...view, onChoose, getOptions, input: (label: string) => screen.getByLabelText<HTMLInputElement>(label) };
}

it('suggests matching addresses while the street is typed, and passes on the one that is clicked', async () => {
  const { user, onChoose, getOptions, input } = await open();
  const street = input('Street');
  expect(street.getAttribute('aria-expanded')).toBe('false');
  await user.type(street, 'kle');
  expect(getOptions()).toEqual([ADDRESSES[1]?.label]);
  const list = screen.getByRole('listbox', { name: 'Matching addresses' });
  expect([street.getAttribute('aria-expanded'), street.getAttribute('aria-controls')]).toEqual(['true', list.id]);
  expect(screen.getByText('One of your addresses matches. Use the arrow keys to choose it.')).toBeTruthy();
  await user.click(within(list).getByRole('option'));
  expect(onChoose.mock.calls).toEqual([[STRASBOURG]]);
  expect(document.activeElement).toBe(street);
  expect([getOptions(), street.getAttribute('aria-expanded')]).toEqual([[], 'false']);
  expect(street.hasAttribute('aria-controls')).toBe(false);
  expect(screen.getByText('The address is filled in.')).toBeTruthy();
});

it('is operated by the arrow keys, Enter and Escape, through the input', async () => {
  const { user, onChoose, getOptions, input } = await open();
  const name = input('Last name');
  await user.type(name, 'mor');
  expect(getOptions()).toHaveLength(2);
  const getActive = () => {
    const id = name.getAttribute('aria-activedescendant');
    const active = screen.getAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(active.map((option) => option.id)).toEqual(id === null ? [] : [id]);
    return active[0]?.textContent;
  };
  const seen = [getActive()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    seen.push(getActive());
  }
  const [paris, strasbourg] = ADDRESSES.map(({ label }) => label);
  expect(seen).toEqual([undefined, paris, strasbourg, undefined, strasbourg]);
  await user.keyboard('{Escape}');
  expect([getOptions(), name.value]).toEqual([[], 'mor']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([[PARIS]]);
});

it('leaves Enter to the form while no address is highlighted', async () => {
  const { user, onChoose, getOptions, input } = await open();
  await user.type(input('First name'), 'Lea');
  expect(getOptions()).toHaveLength(2);
  const enter = createEvent.keyDown(input('First name'), { key: 'Enter' });
  fireEvent(input('First name'), enter);
  expect([enter.defaultPrevented, onChoose.mock.calls]).toEqual([false, []]);
});

it('shows all addresses by the arrow keys in an empty input, and none once it is left', async () => {
  const { user, getOptions, input } = await open();
  await user.click(input('Street'));
  expect(getOptions()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(getOptions()).toHaveLength(2);
  await user.tab();
  expect(getOptions()).toEqual([]);
});

it('suggests nothing in other inputs, and nothing for what the browser fills in', async () => {
  const { user, getOptions, input } = await open();
  await user.type(input('City'), 'Paris');
  expect(input('City').hasAttribute('role')).toBe(false);
  fireEvent.change(input('Street'), { target: { value: '12 rue des Martyrs' } });
  const filled = new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' });
  fireEvent(input('Street'), filled);
  expect(getOptions()).toEqual([]);
});
