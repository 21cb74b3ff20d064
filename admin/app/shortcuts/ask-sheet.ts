/** Event that opens the sheet of shortcuts. */
export const ASKED = 'shortcuts';

/** Opens the sheet of shortcuts from anywhere. */
export const askForSheet = (): boolean => document.dispatchEvent(new Event(ASKED));
