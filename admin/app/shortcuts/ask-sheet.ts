/** Event that opens the sheet of shortcuts. */
export const OPEN_SHEET_EVENT = 'shortcuts';

/** Requests the sheet of shortcuts. */
export const requestShortcutSheet = (): boolean => document.dispatchEvent(new Event(OPEN_SHEET_EVENT));
