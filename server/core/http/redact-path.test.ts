import { expect, it } from 'vitest';
import { redactPath } from './redact-path.ts';

const SECRET = '42.1768431600.9wZkq0k4m2fQm1o8dXq3cVnJ7T5bYl6uHs0aPrE2gKI';

it.each([
  [`/api/offers/${SECRET}`, '/api/offers/…'],
  [`/api/offers/${SECRET}/pay`, '/api/offers/…/pay'],
  [`/api/quotes/${SECRET}/pdf`, '/api/quotes/…/pdf'],
  ['/api/passes/7QKM-W4XT-PR9C-H3YV/qr', '/api/passes/…/qr'],
  [`/offer/${SECRET}`, '/offer/…'],
  [`/fr/quotes/${SECRET}.data`, '/fr/quotes/…'],
  [`/confirm-email/${SECRET}`, '/confirm-email/…'],
  [`/fr/reset-password/${SECRET}`, '/fr/reset-password/…'],
  [`/fr/confirm-email/${SECRET}.data`, '/fr/confirm-email/…'],
  // unknown paths are logged too
  [`/api/offers/${SECRET}/nope`, '/api/offers/…/nope'],
  [`//offer/${SECRET}`, '/offer/…'],
  ['/api/admin/quotes/7', '/api/admin/quotes/7'],
  ['/api/admin/orders/7', '/api/admin/orders/7'],
  ['/vinyl-shop', '/vinyl-shop'],
])('redacts %s as %s', (path, redacted) => expect(redactPath(path)).toBe(redacted));
