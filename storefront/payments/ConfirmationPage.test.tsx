import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';

it('shows the order number and the e-mail address', async () => {
  await renderScreen(<ConfirmationPage order={ORDER} related={[]} signedIn />);
  expect(screen.getByText(/VS-103190 is confirmed.*lea@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/my-account/orders');
});

it('says that the bank still processes the payment, and asks for no feedback yet', async () => {
  const order = { ...ORDER, status: 'pending', payment_status: 'processing' } as const;
  await renderScreen(<ConfirmationPage order={order} related={[]} signedIn />);
  expect(screen.getByText(/VS-103190 is reserved.*We write to lea@example.com once/)).toBeTruthy();
  const steps = screen.getByRole('heading', { name: 'What happens next' }).parentElement?.querySelectorAll('li') ?? [];
  expect(steps[0]?.textContent).toContain('A direct debit takes');
  expect(steps).toHaveLength(4);
  expect(screen.queryByText(/is confirmed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send feedback' })).toBeNull();
});

it('shows guests no link to an account', async () => {
  await renderScreen(<ConfirmationPage order={ORDER} related={[]} signedIn={false} />);
  expect(screen.queryByRole('link', { name: 'See my orders' })).toBeNull();
});
