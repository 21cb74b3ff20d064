import type { Role } from '#generated/definitions.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import { isAllowedFor, canCall } from '#admin/api/use-role.ts';
import type { OpenList } from '#admin/ui/open-list.ts';
import { buildEditPath } from '#admin/resource/paths.ts';
import { toggleSelection, getFocusedRow, moveRow } from './rows.ts';

export type Navigate = (path: string) => unknown;

/** The screen that shortcuts act on. */
export interface OpenScreen {
  list: OpenList | undefined;
  role: Role | undefined;
  /** Opens the list of shortcuts. */
  openSheet: () => void;
  /** Offers to undo the last change. */
  undoLast: () => void;
}

/** A shortcut of the open screen. */
export interface Shortcut {
  /** Notation of the keys; two letters are a sequence. */
  keys: string;
  /** Translation key of the description. */
  label?: string;
  /** Name of the button it presses. */
  name?: string;
  group: 'screen' | 'everywhere' | 'go';
  /** Absent where the focused element handles the key. */
  run?: (go: Navigate) => void;
}

/** Keys of lists and records, which actions of the description must not use. */
export const RESERVED = 'aefgjknux';

/** Elements with a shortcut, and actions of the description, of which some have none. */
const KEYED = '[aria-keyshortcuts], [data-action]';

/** Returns the accessible name of a button. */
const getName = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

function press(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else element.click();
}

/** Returns the buttons of the screen; `keys` is empty for those without a shortcut. */
export function listKeyedButtons(): { keys: string; name: string; press: () => void }[] {
  return [...document.querySelectorAll<HTMLElement>(`:is(${KEYED}):not(:disabled)`)].map((element) => ({
    keys: (element.getAttribute('aria-keyshortcuts') ?? '').replace(/^Shift\+/, ''),
    name: getName(element),
    press: () => press(element),
  }));
}

/** Returns the shortcuts of rows in the open list. */
function listRowShortcuts({ list: open, role }: OpenScreen): Shortcut[] {
  if (!open) return [];
  const { resource, grid } = open;
  const hasBulk = resource.actions.some(({ scope }) => scope === 'bulk');
  const openMenu = () => {
    const id = getFocusedRow(open)?.id;
    const row = id === undefined ? null : grid.current?.getRowElement(id);
    row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  };
  const edit = (go: Navigate) => {
    const id = getFocusedRow(open)?.id;
    if (id !== undefined) go(buildEditPath(resource, id));
  };
  return [
    { keys: 'j', label: 'shortcuts.next_row', group: 'screen', run: () => moveRow(open, 1) },
    { keys: 'k', label: 'shortcuts.previous_row', group: 'screen', run: () => moveRow(open, -1) },
    ...(hasBulk
      ? [{ keys: 'x', label: 'shortcuts.select_row', group: 'screen', run: () => toggleSelection(open) } as const]
      : []),
    { keys: 'Enter', label: 'shortcuts.open_row', group: 'screen' },
    ...(grid.current?.getVisibleColumns().some(({ cellClassName }) => cellClassName !== undefined)
      ? [{ keys: 'F2', label: 'shortcuts.edit_cell', group: 'screen' } as const]
      : []),
    ...(canCall(resource.operations.update, role)
      ? [{ keys: 'e', label: 'shortcuts.edit_row', group: 'screen', run: edit } as const]
      : []),
    { keys: 'a', label: 'shortcuts.row_menu', group: 'screen', run: openMenu },
  ];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Daily screens with fixed letters, and the operation they require. */
const DAILY = [
  { letter: 't', path: '', label: 'today.title', operationId: 'adminCountViews' },
  { letter: 'o', path: 'orders', label: 'resources.orders', operationId: 'adminListOrders' },
  { letter: 'c', path: 'client', label: 'resources.client', operationId: 'adminListCustomers' },
  { letter: 'i', path: 'items', label: 'resources.items', operationId: 'adminListItems' },
  { letter: 'd', path: 'dispatch', label: 'places.dispatch', operationId: 'adminDispatchBoard' },
  { letter: 'p', path: 'pack', label: 'places.pack', operationId: 'adminOpenPack' },
] as const;

/** Assigns a letter to each list: its first, else another letter of its name, else any free one. */
function assignLetters(names: readonly string[], reserved: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const assign = (name: string, candidates: string) => {
    const usedLetters = new Set([...reserved, ...letters.values()]);
    const letter = letters.has(name)
      ? undefined
      : [...candidates].find((candidate) => LETTERS.includes(candidate) && !usedLetters.has(candidate));
    if (letter !== undefined) letters.set(name, letter);
  };
  for (const name of names) assign(name, name.charAt(0));
  for (const name of names) assign(name, name + LETTERS);
  return letters;
}

/** Returns the `g` sequences: daily screens first, then other lists while there are letters. */
export function listNavigationShortcuts(role: Role | undefined): Shortcut[] {
  const lists: readonly { name: string; roles: readonly Role[] }[] = Object.values(resourceIndex);
  const daily = DAILY.filter(({ operationId }) => canCall(operationId, role));
  const otherLists = lists.filter(({ name }) => !daily.some(({ path }) => path === name));
  const letters = assignLetters(
    otherLists.map(({ name }) => name),
    daily.map(({ letter }) => letter),
  );
  const dailyShortcuts = daily.map(({ letter, path, label }): Shortcut => {
    return { keys: `g${letter}`, label, group: 'go', run: (go) => go(`/${path}`) };
  });
  const otherShortcuts = otherLists.flatMap(({ name, roles }): Shortcut[] => {
    const letter = letters.get(name);
    if (letter === undefined || !isAllowedFor(roles, role)) return [];
    return [{ keys: `g${letter}`, label: `resources.${name}`, group: 'go', run: (go) => go(`/${name}`) }];
  });
  return [...dailyShortcuts, ...otherShortcuts];
}

/** Returns all shortcuts of the open screen: rows, buttons, global ones and navigation. */
export function listShortcuts(screen: OpenScreen): Shortcut[] {
  const keyed = listKeyedButtons().filter(({ keys }) => keys !== '');
  const buttons = keyed.map(({ keys, name, press: run }): Shortcut => {
    const isGlobal = keys.startsWith('Control');
    return { keys, name, group: isGlobal ? 'everywhere' : 'screen', run: isGlobal ? undefined : run };
  });
  return [
    ...listRowShortcuts(screen),
    ...buttons,
    { keys: '? Control+/', label: 'shortcuts.title', group: 'everywhere', run: screen.openSheet },
    { keys: 'Control+Z Meta+Z', label: 'shortcuts.undo_last', group: 'everywhere', run: screen.undoLast },
    ...listNavigationShortcuts(screen.role),
  ];
}

/** Runs the shortcut of the keys; does nothing when there is none. */
export function runShortcut(keys: string, screen: OpenScreen, go: Navigate): void {
  const shortcut = listShortcuts(screen).find((candidate) => candidate.keys.split(' ').includes(keys));
  shortcut?.run?.(go);
}
