import { PREFERENCES } from '#admin/ui/store.ts';

/** Store key of the switch for single-key shortcuts (WCAG 2.1.4). */
export const SINGLE_KEYS = `${PREFERENCES}.single-keys`;
