import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Problem } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { PaymentReturnPage } from './PaymentReturnPage.tsx';

const PROBLEM: Problem = { type: 'about:blank', title: '', status: 402, code: 'payment_declined' };
const show = (problem?: Problem) => renderScreen(<PaymentReturnPage payment_id="pi_1" {...(problem && { problem })} />);
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says why the payment was not made, and leads back to it', async () => {
  await show({ ...PROBLEM, errors: [{ path: 'card', code: 'payment_not_completed' }] });
  expect(screen.getByRole('alert').textContent).toBe('The payment was not completed. You were not charged.');
  expect(getHref('Back to the payment')).toBe('/payment');
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

it('checks a payment again that the customer has not finished', async () => {
  await show({ ...PROBLEM, status: 409, code: 'payment_pending' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment is not finished yet');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  expect(document.querySelector('input[name=payment_intent]')?.getAttribute('value')).toBe('pi_1');
  expect(getHref('Back to the payment')).toBe('/payment');
});

it('says in another browser that the result arrives by e-mail', async () => {
  await show();
  expect(screen.getByText(/you get the confirmation by e-mail/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Back to the payment' })).toBeNull();
});
