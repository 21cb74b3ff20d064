import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { MenuEntry } from './menu-entry.ts';

interface Props {
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** The items of a menu. */
export function MenuList({ anchor, entries, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entries.flatMap(({ label, icon: Icon, to, href, lang, selected, apart, onSelect }) => [
        apart && <Divider key={`above ${label}`} />,
        <MenuItem
          key={label}
          dense
          lang={lang}
          selected={selected}
          {...(to !== undefined && { component: Link, to })}
          {...(href !== undefined && { component: 'a', href })}
          onClick={() => {
            onClose();
            onSelect?.(anchor);
          }}
        >
          {Icon && (
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          <ListItemText>{label}</ListItemText>
        </MenuItem>,
      ])}
    </Menu>
  );
}
