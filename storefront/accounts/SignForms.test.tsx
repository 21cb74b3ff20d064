import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import { SignForms } from './SignForms.tsx';

const getTab = (name: string) => screen.getByRole('tab', { name });

it('shows sign-up first and moves between the tabs with the arrow keys', async () => {
  const { user } = await renderScreen(<SignForms redirect="/cart" />);
  expect(getTab('Sign up').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Sign up' })).toBeTruthy();
  getTab('Sign up').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(getTab('Sign in'));
  expect(screen.getByRole('tabpanel', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  await user.keyboard('{ArrowRight}');
  expect(getTab('Sign up').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}');
  expect(getTab('Sign in').getAttribute('aria-selected')).toBe('true');
});

it('links the tabs for visitors without JavaScript, keeping where they came from', async () => {
  await renderScreen(<SignForms redirect="/cart" />);
  expect(getTab('Sign in').getAttribute('href')).toBe('/sign?tab=sign_in&redirect=%2Fcart');
});

it('asks for a code, which is posted with the challenge, and leads back', async () => {
  const step = { challenge: '88.1767222000.signature' };
  const { user } = await renderScreen(<SignForms redirect="/cart" posted={{ step }} />, {
    routes: [{ path: '/sign', action: () => ({ step }) }],
  });
  expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Start again' }));
  expect(getTab('Sign in')).toBeTruthy();
});

it('shows QR code, key and recovery codes where an app has to be set up', async () => {
  const setup = {
    setup_key: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x',
    qr: '<svg></svg>',
    recovery_codes: ['AAAA-BBBB'],
  };
  await renderScreen(<SignForms redirect="/cart" posted={{ step: { challenge: 'c', setup } }} />);
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByText('AAAA-BBBB')).toBeTruthy();
});
