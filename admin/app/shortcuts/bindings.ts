/** Key bindings of tinykeys, and how the table of shortcuts writes what was pressed. */

type KeysOf = (key: string) => string;

/** How long the second key of two may take. */
export const SEQUENCE_TIMEOUT_MS = 1500;

/** Without Ctrl or ⌘. `g` begins a sequence and has no meaning of its own; layouts differ in where `?` and `/` need Shift. */
export const SINGLE_KEY_BINDINGS: Readonly<Record<string, KeysOf>> = {
  'g ([a-z])': (key) => `g${key.toLowerCase()}`,
  '([a-fh-z])': (key) => key.toLowerCase(),
  'Shift+([a-z])': (key) => key.toUpperCase(),
  '[Shift]+?': (key) => key,
  '[Shift]+/': (key) => key,
};

export const UNDO_BINDINGS: Readonly<Record<string, KeysOf>> = {
  'Control+z': () => 'Control+Z',
  'Meta+z': () => 'Meta+Z',
};

/** Works in inputs and dialogs, too. */
export const SHEET_BINDINGS: Readonly<Record<string, KeysOf>> = { 'Control+[Shift]+/': () => 'Control+/' };
