import { expect, it } from 'vitest';
import { SERVICE_CONTACT, SERVICE_MENU } from './menu.ts';

it('the services menu has the 16 services of §2.2 and the contact link', () => {
  const paths = SERVICE_MENU.flatMap(({ services }) => services.map(({ to }) => to)).toSorted();
  expect(paths).toEqual(
    [
      ...['vinyl', 'cd', 'audiotape', 'merch', 'ondemand', 'direct-pressing', 'deposit-sales', 'production'],
      ...['mastering', 'fulfillment', 'artiststore', 'design', 'marketing', 'retaildistribution'],
      ...['digitaldistribution', 'customerservice'],
    ]
      .map((service) => `/services/${service}`)
      .toSorted(),
  );
  expect(SERVICE_CONTACT.to).toBe('/services/ondemand#contact');
});
