import { createLazyField } from '#forms-schema/fields/lazy-field.tsx';

/** The lazily loaded address form, so that the list of orders does not load it. */
export const ChangeAddress = createLazyField(async () => (await import('./AddressForm.tsx')).AddressForm);
