import type { Role } from '#generated/definitions.ts';
import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { isAllowedFor, canCall } from '#admin/api/use-role.ts';
import { CUSTOM_SCREENS } from '../custom-screens/custom-screens.ts';

/** A line of the menu or of the page of settings. */
export interface MenuEntry {
  /** Address without the leading slash. */
  readonly path: string;
  /** Translation key. */
  readonly label: string;
  readonly icon: string;
  readonly group: string;
  /** The list it leads to, whose views stand below it. */
  readonly name?: ResourceName;
}

export interface MenuGroup {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

interface ListedResource {
  readonly name: ResourceName;
  readonly path: string;
  readonly icon: string;
  readonly group: string;
  readonly roles: readonly Role[];
  readonly within?: string;
  readonly menu?: 'settings';
}

const lists: readonly ListedResource[] = Object.values(resourceIndex);

/** Path of the page that shows everything under Settings. */
export const SETTINGS_PATH = 'setup';

/** Groups in the order of a day's work; groups of other APIs follow in the order of their description. */
const ORDER: readonly string[] = [
  ...['sales', 'dispatch', 'finance', 'boxes', 'catalogue', 'people', 'marketing', 'digital', 'stats'],
  ...['general', 'shipping', 'rates', 'storefront', 'access', 'data', 'system'],
];

/** How many groups are open until somebody decides otherwise. */
const INITIALLY_OPEN = 2;

const getRank = (group: string): number => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length);

/** Whether a list is opened from the records it belongs to: it says so, or its path goes on where theirs ends. */
function isNested({ path, within, menu }: ListedResource): boolean {
  if (within && !menu) return true;
  const owner = path.slice(0, path.lastIndexOf('/{'));
  return path.includes('{') && lists.some((other) => other.path === owner);
}

const toEntry = ({ name, icon, group }: ListedResource): MenuEntry => ({
  path: name,
  name,
  icon,
  group,
  label: `resources.${name}`,
});

function groupEntries(entries: readonly MenuEntry[]): MenuGroup[] {
  const names = [...new Set(entries.map(({ group }) => group))];
  return names
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .sort((one, other) => getRank(one.name) - getRank(other.name));
}

const listTopLevel = (role: Role | undefined): ListedResource[] =>
  lists.filter((list) => isAllowedFor(list.roles, role) && !isNested(list));

/** The groups of the menu with the screens that a role may open. */
export function getMenuGroups(role: Role | undefined): MenuGroup[] {
  const screens = CUSTOM_SCREENS.filter(({ operationId }) => canCall(operationId, role));
  const main = listTopLevel(role).filter(({ menu }) => menu === undefined);
  return groupEntries([...screens, ...main.map(toEntry)]);
}

/** The sections of the page of settings that a role may open. */
export function getSettingsSections(role: Role | undefined): MenuGroup[] {
  return groupEntries(
    listTopLevel(role)
      .filter(({ menu }) => menu === 'settings')
      .map(toEntry),
  );
}

/** Names of the groups that are open until somebody decides otherwise. */
export const listInitiallyOpen = (groups: readonly MenuGroup[]): readonly string[] =>
  groups.slice(0, INITIALLY_OPEN).map(({ name }) => name);

const isBelow = (pathname: string, path: string): boolean =>
  pathname === `/${path}` || pathname.startsWith(`/${path}/`);

/** The entry that an address belongs to; lists without a line of their own belong to the entry they are opened from. */
export function findActiveEntry(pathname: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  const longest = (found: readonly MenuEntry[]) => [...found].sort((a, b) => b.path.length - a.path.length)[0];
  const own = longest(entries.filter(({ path }) => isBelow(pathname, path)));
  if (own) return own;
  const list = lists.find(({ name }) => isBelow(pathname, name));
  return list?.within === undefined ? undefined : findActiveEntry(`/${list.within}`, entries);
}
