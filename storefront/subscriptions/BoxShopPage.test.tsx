import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BoxOffer } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { BoxShopPage } from './BoxShopPage.tsx';

const OFFERS: BoxOffer[] = [
  { type: 'vinyl', periodicity: 'monthly', months: 1, price: 29.9, currency: 'EUR' },
  { type: 'vinyl', periodicity: 'quarterly', months: 3, price: 84, currency: 'EUR' },
  { type: 'collector', periodicity: 'monthly', months: 1, price: 54.9, currency: 'EUR' },
];
const readForm = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('form[action="/cart"]')!));

it('offers each type that is on sale with its prices', async () => {
  await renderScreen(<BoxShopPage offers={OFFERS} />, { path: '/box' });
  expect(screen.getAllByRole('group', { name: /box|Collector/ }).length).toBe(2);
  expect(screen.getByRole('radio', { name: /Every month.*€29.90/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /€84.00.*€28.00 a month/ })).toHaveProperty('checked', false);
  expect(readForm()).toMatchObject({ intent: 'add_box', plan: 'vinyl:monthly', for: 'self' });
});

it('requires the name of the recipient of a gift only', async () => {
  await renderScreen(<BoxShopPage offers={OFFERS} />, { path: '/box' });
  const name = screen.getByLabelText('Recipient’s name');
  expect(name).toHaveProperty('required', false);
  await userEvent.click(screen.getByRole('radio', { name: /It’s a gift/ }));
  expect(name).toHaveProperty('required', true);
  expect(readForm()).toMatchObject({ for: 'gift' });
});

it('says when no box is on sale', async () => {
  await renderScreen(<BoxShopPage offers={[]} />, { path: '/box' });
  expect(screen.getByText('No box is on sale right now.')).toBeTruthy();
  expect(document.querySelector('form[action="/cart"]')).toBeNull();
});
