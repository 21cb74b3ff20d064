import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';

interface Props<Group extends string> {
  label: string;
  /** The groups in order, with label and number of rows. */
  groups: readonly { name: Group; label: string; count: number }[];
  /** Groups selected first, if they have rows. */
  urgent: readonly Group[];
  children: (group: Group) => ReactNode;
}

/** Rows in tabs by group; starts with the most urgent group. */
export function RowGroups<const Group extends string>({ label, groups, urgent, children }: Props<Group>) {
  const panelId = useId();
  const [group, setGroup] = useState(
    () => urgent.find((name) => groups.some((entry) => entry.name === name && entry.count > 0)) ?? groups[0]?.name,
  );
  if (groups.length === 1 && group) return children(group);
  return (
    <>
      <Tabs value={group} onChange={(_event, next: Group) => setGroup(next)} variant="scrollable" aria-label={label}>
        {groups.map(({ name, label: word, count }) => (
          <Tab key={name} value={name} id={`${panelId}-${name}`} aria-controls={panelId} label={`${word} (${count})`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${group}`}>
        {group && children(group)}
      </div>
    </>
  );
}
