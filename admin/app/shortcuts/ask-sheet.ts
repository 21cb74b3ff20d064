/** Told to the page when somebody wants to see the sheet of shortcuts. */
export const ASKED = 'shortcuts';

/** Opens the sheet of shortcuts from anywhere. */
export const askForSheet = (): boolean => document.dispatchEvent(new Event(ASKED));
