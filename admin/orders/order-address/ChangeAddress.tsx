import { lazily } from '#forms-schema/fields/lazily.tsx';

/** The lazily loaded address form, so that the list of orders does not load it. */
export const ChangeAddress = lazily(async () => (await import('./AddressForm.tsx')).AddressForm);
