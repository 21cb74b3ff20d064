import { useGetIdentity, useStore } from 'react-admin';
import { useState } from 'react';
import { PREFERENCES } from '#admin/ui/store.ts';
import { type MenuGroup, listInitiallyOpen } from './menu.ts';

type Choices = Readonly<Record<string, boolean | undefined>>;

/**
 * Returns which groups of the menu are open, with a toggle. Choices are stored per account in the browser. The group of the
 * active entry is open until it is closed; it opens again with another active entry.
 */
export function useOpenGroups(groups: readonly MenuGroup[], activePath: string | undefined) {
  const { identity } = useGetIdentity();
  const [choices, setChoices] = useStore<Choices>(`${PREFERENCES}.menu.${identity?.id ?? ''}`, {});
  const [closedAt, setClosedAt] = useState<string>();
  const activeGroup = groups.find(({ entries }) => entries.some(({ path }) => path === activePath))?.name;
  const first = listInitiallyOpen(groups);
  const isOpen = (group: string): boolean => {
    if (group === activeGroup) return closedAt !== activePath;
    return choices[group] ?? first.includes(group);
  };
  const toggle = (group: string): void => {
    const open = isOpen(group);
    if (group === activeGroup) setClosedAt(open ? activePath : undefined);
    setChoices({ ...choices, [group]: !open });
  };
  return { isOpen, toggle, activeGroup };
}
