import { PREFERENCES } from '#admin/ui/store.ts';

/** Where this browser keeps whether keys work without Ctrl or ⌘ (WCAG 2.1.4). */
export const SINGLE_KEYS = `${PREFERENCES}.single-keys`;
