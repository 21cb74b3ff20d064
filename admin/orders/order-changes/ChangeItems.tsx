import { createLazyField } from '#forms-schema/fields/lazy-field.tsx';

/** The lazily loaded change form, so that the list of orders does not load it. */
export const ChangeItems = createLazyField(async () => (await import('./ChangeForm.tsx')).ChangeForm);
