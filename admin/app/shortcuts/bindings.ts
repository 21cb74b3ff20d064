/** Key bindings of tinykeys, mapped to the notation of the shortcut table. */

type KeysOf = (key: string) => string;

/** Time limit for the second key of a sequence. */
export const SEQUENCE_TIMEOUT_MS = 1500;

/** Keys without Ctrl or ⌘. `g` starts a sequence; `?` and `/` may need Shift, depending on the layout. */
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

/** Also active in inputs and dialogs. */
export const SHEET_BINDINGS: Readonly<Record<string, KeysOf>> = { 'Control+[Shift]+/': () => 'Control+/' };
