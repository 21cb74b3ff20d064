import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCalculation } from '../testing/fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { CartPage } from './CartPage.tsx';

it('shows lines, shipping methods and totals', async () => {
  await renderScreen(<CartPage calculation={buildCalculation(2)} />, { path: '/cart' });
  expect(screen.getByRole('link', { name: 'Salt & Signal' }).getAttribute('href')).toBe('/vinyl/1204/salt-signal');
  expect(screen.getByRole('radio', { name: /Standard.*2–4 working days.*€5.90/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Express.*Free/ })).toHaveProperty('checked', false);
  const sums = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(sums).toEqual(['Items€49.80', 'Shipping to France€5.90', 'Total€55.70', 'incl. 20% VAT€5.00']);
});

it('shows boxes with their price, and a button that removes them', async () => {
  const calculation = buildCalculation();
  const box = { name: 'Vinyl box', type: 'vinyl', periodicity: 'quarterly', total: 87 } as const;
  const gift = { ...box, gift: { to: 'Paul' } };
  await renderScreen(<CartPage calculation={{ ...calculation, cart: { ...calculation.cart, boxes: [box, gift] } }} />);
  expect((await screen.findAllByText('Vinyl box')).length).toBe(2);
  expect(screen.getByText('3 months, a gift for Paul')).toBeTruthy();
  expect(screen.getAllByText('€87.00')).toHaveLength(2);
  const forms = screen.getAllByRole('button', { name: 'Remove Vinyl box' }).map((button) => button.closest('form')!);
  expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
    { intent: 'remove_box', index: '0' },
    { intent: 'remove_box', index: '1' },
  ]);
});

it('shows the country select while shipping and VAT are unknown', async () => {
  const calculation = buildCalculation();
  const totals = { ...calculation.totals, country_id: null, shipping: 0 };
  await renderScreen(<CartPage calculation={{ ...calculation, totals }} />);
  expect(screen.getByLabelText('Deliver to')).toHaveProperty('value', '');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.querySelectorAll('dl > div')).toHaveLength(3);
});

it('shows that VAT is not charged outside the EU and that a shop does not deliver to the country', async () => {
  const calculation = buildCalculation();
  const shops = calculation.totals.shops.map((shop) => ({ ...shop, options: [] }));
  const totals = { ...calculation.totals, country_id: 'JP', shops } as const;
  await renderScreen(<CartPage calculation={{ ...calculation, totals }} />);
  expect(screen.getByText(/No VAT outside the EU/)).toBeTruthy();
  expect(screen.getByText('We do not deliver to this country.')).toBeTruthy();
});

it('shows what has changed since the items were added', async () => {
  const issues = [{ item_id: 3301, code: 'quantity_reduced' as const, available: 1 }];
  await renderScreen(<CartPage calculation={{ ...buildCalculation(), issues }} />);
  expect(screen.getByRole('alert').textContent).toContain('Only 1 left of Salt & Signal.');
});

it('shows why a form without JavaScript was rejected', async () => {
  await renderScreen(<CartPage calculation={buildCalculation()} />, { path: '/cart?refused=promo_unknown' });
  expect(screen.getByRole('alert').textContent).toBe('This code does not exist.');
});

it('links to the shop when it is empty', async () => {
  await renderScreen(<CartPage calculation={undefined} />);
  expect(screen.getByRole('link', { name: 'Browse the shop' }).getAttribute('href')).toBe('/vinyl-shop');
});
