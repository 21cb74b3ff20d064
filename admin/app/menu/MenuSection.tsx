import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { WITH_SIDE_BAR } from '#admin/ui/use-phone.ts';
import type { MenuGroup } from './menu.ts';
import { MenuLine } from './MenuLine.tsx';

interface Props {
  group: MenuGroup;
  /** Path of the active entry, in any group. */
  active: string | undefined;
  isOpen: boolean;
  /** Whether the active entry is in this group. */
  isActive: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLAnchorElement>;
  onNavigate?: () => void;
}

/** A collapsible group of the menu. */
export function MenuSection({ group: { name, entries }, active, isOpen, isActive, onToggle, ...shared }: Props) {
  const t = useTranslate();
  const id = `menu-${name}`;
  return (
    <Box sx={{ pb: 0.5 }}>
      <Box
        component="button"
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={onToggle}
        sx={{ ...HEAD, ...(isActive && { color: 'text.primary' }) }}
      >
        {t(`resource_groups.${name}`)}
        <ExpandMore fontSize="small" sx={{ ml: 'auto', transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </Box>
      {isOpen && (
        <Box component="ul" id={`${id}-list`} aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <MenuLine entry={entry} isActive={entry.path === active} {...shared} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% - 16px)',
  mx: 1,
  px: 1,
  minHeight: 44,
  [WITH_SIDE_BAR]: { minHeight: 30 },
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  textAlign: 'start',
  fontFamily: 'inherit',
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
