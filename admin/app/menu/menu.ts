import type { Role } from '#generated/definitions.ts';
import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { isAllowedFor, canCall } from '#admin/api/use-role.ts';
import { CUSTOM_SCREENS } from '../custom-screens/custom-screens.ts';

/** An entry of the menu or of the settings page. */
export interface MenuEntry {
  /** Address without the leading slash. */
  readonly path: string;
  /** Translation key. */
  readonly label: string;
  readonly icon: string;
  readonly group: string;
  /** Resource of the list, whose views are shown below. */
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

/** Path of the settings page. */
export const SETTINGS_PATH = 'setup';

/** Order of the groups; groups of other APIs follow in the order of their description. */
const ORDER: readonly string[] = [
  ...['sales', 'dispatch', 'finance', 'boxes', 'catalogue', 'people', 'marketing', 'digital', 'stats'],
  ...['general', 'shipping', 'rates', 'storefront', 'access', 'data', 'system'],
];

/** Number of groups that are open by default. */
const INITIALLY_OPEN = 2;

const getRank = (group: string): number => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length);

/** Whether a list is opened from a parent record: by `within`, or because its path extends another list's. */
function isNested({ path, within, menu }: ListedResource): boolean {
  if (within && !menu) return true;
  const owner = path.slice(0, path.lastIndexOf('/{'));
  return path.includes('{') && lists.some((list) => list.path === owner);
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
    .sort((a, b) => getRank(a.name) - getRank(b.name));
}

const listTopLevel = (role: Role | undefined): ListedResource[] =>
  lists.filter((list) => isAllowedFor(list.roles, role) && !isNested(list));

/** Returns the groups of the menu with the screens that a role may open. */
export function getMenuGroups(role: Role | undefined): MenuGroup[] {
  const screens = CUSTOM_SCREENS.filter(({ operationId }) => canCall(operationId, role));
  const main = listTopLevel(role).filter(({ menu }) => menu === undefined);
  return groupEntries([...screens, ...main.map(toEntry)]);
}

/** Returns the sections of the settings page that a role may open. */
export function getSettingsSections(role: Role | undefined): MenuGroup[] {
  return groupEntries(
    listTopLevel(role)
      .filter(({ menu }) => menu === 'settings')
      .map(toEntry),
  );
}

/** Returns the names of the groups that are open by default. */
export const listInitiallyOpen = (groups: readonly MenuGroup[]): readonly string[] =>
  groups.slice(0, INITIALLY_OPEN).map(({ name }) => name);

const isBelow = (pathname: string, path: string): boolean =>
  pathname === `/${path}` || pathname.startsWith(`/${path}/`);

/** Returns the entry of an address; for nested lists that of their parent. */
export function findActiveEntry(pathname: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  const [longest] = entries.filter(({ path }) => isBelow(pathname, path)).sort((a, b) => b.path.length - a.path.length);
  if (longest) return longest;
  const list = lists.find(({ name }) => isBelow(pathname, name));
  return list?.within === undefined ? undefined : findActiveEntry(`/${list.within}`, entries);
}
