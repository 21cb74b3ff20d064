import { type Go, type OpenScreen, shortcutsNow } from './registry.ts';

/** Does what a key with Ctrl or ⌘ means, and says whether it means anything here. */
export function pressChord(chord: string, screen: OpenScreen, go: Go): boolean {
  const shortcut = shortcutsNow(screen).find(({ keys }) => keys.split(' ').includes(chord));
  shortcut?.run?.(go);
  return shortcut?.run !== undefined;
}

/** How long the second key of two may take. */
const PAUSE_MS = 1500;

let begun = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does what a key, or the second of two, means on the open screen. */
export function press(key: string, screen: OpenScreen, go: Go): void {
  clearTimeout(timer);
  const keys = begun + key;
  begun = '';
  const shortcuts = shortcutsNow(screen);
  const shortcut = shortcuts.find((one) => one.keys === keys);
  if (shortcut) shortcut.run?.(go);
  else if (keys.length === 1 && shortcuts.some((one) => one.keys.length === 2 && one.keys.startsWith(keys))) {
    begun = keys;
    timer = setTimeout(() => (begun = ''), PAUSE_MS);
  }
}
