import { lazily } from '#forms-schema/fields/lazily.tsx';

/** What a change of an order's items is put together with; the list of orders need not know of all it is made of. */
export const ChangeItems = lazily(async () => (await import('./ChangeForm.tsx')).ChangeForm);
