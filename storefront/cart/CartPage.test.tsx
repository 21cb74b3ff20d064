import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calculation } from '../testing/fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { CartPage } from './CartPage.tsx';

it('shows lines, ways to ship and sums', async () => {
  await renderScreen(<CartPage calculation={calculation(2)} />, { path: '/cart' });
  expect(screen.getByRole('link', { name: 'Salt & Signal' }).getAttribute('href')).toBe('/vinyl/1204/salt-signal');
  expect(screen.getByRole('radio', { name: /Standard.*2–4 working days.*€5.90/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /Express.*Free/ })).toHaveProperty('checked', false);
  const sums = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(sums).toEqual(['Items€49.80', 'Shipping to France€5.90', 'Total€55.70', 'incl. 20% VAT€5.00']);
});

it('asks for the country before it knows shipping and VAT', async () => {
  const known = calculation();
  const totals = { ...known.totals, country_id: null, shipping: 0 };
  await renderScreen(<CartPage calculation={{ ...known, totals }} />);
  expect(screen.getByLabelText('Deliver to')).toHaveProperty('value', '');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.querySelectorAll('dl > div')).toHaveLength(3);
});

it('says that there is no VAT outside of the EU, and that a shop does not send everywhere', async () => {
  const known = calculation();
  const shops = known.totals.shops.map((shop) => ({ ...shop, options: [] }));
  await renderScreen(<CartPage calculation={{ ...known, totals: { ...known.totals, country_id: 'JP', shops } }} />);
  expect(screen.getByText(/No VAT outside the EU/)).toBeTruthy();
  expect(screen.getByText('We do not deliver to this country.')).toBeTruthy();
});

it('says what has changed since', async () => {
  const issues = [{ item_id: 3301, code: 'quantity_reduced' as const, available: 1 }];
  await renderScreen(<CartPage calculation={{ ...calculation(), issues }} />);
  expect(screen.getByRole('alert').textContent).toContain('Only 1 left of Salt & Signal.');
});

it('says why a form without a script was refused', async () => {
  await renderScreen(<CartPage calculation={calculation()} />, { path: '/cart?refused=promo_unknown' });
  expect(screen.getByRole('alert').textContent).toBe('This code does not exist.');
});

it('offers the shop when it is empty', async () => {
  await renderScreen(<CartPage calculation={undefined} />);
  expect(screen.getByRole('link', { name: 'Browse the shop' }).getAttribute('href')).toBe('/vinyl-shop');
});
