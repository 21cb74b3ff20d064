import { lazily } from '#forms-schema/fields/lazily.tsx';

/** Where an order is to go; the list of orders need not know of it. */
export const ChangeAddress = lazily(async () => (await import('./AddressForm.tsx')).AddressForm);
