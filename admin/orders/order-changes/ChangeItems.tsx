import { lazily } from '#forms-schema/fields/lazily.tsx';

/** The lazily loaded change form, so that the list of orders does not load it. */
export const ChangeItems = lazily(async () => (await import('./ChangeForm.tsx')).ChangeForm);
