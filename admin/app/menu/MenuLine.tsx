import Box from '@mui/material/Box';
import { createElement, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { getIcon } from '#admin/ui/icons.ts';
import { WITH_SIDE_BAR } from '#admin/ui/use-phone.ts';
import { SideViews } from '#admin/resource/views/SideViews.tsx';
import type { MenuEntry } from './menu.ts';

interface Props {
  entry: Pick<MenuEntry, 'path' | 'icon' | 'label' | 'name'>;
  isActive: boolean;
  /** Set on the active line, to scroll it into view. */
  ref?: Ref<HTMLAnchorElement>;
  onNavigate?: () => void;
}

/** A line of the menu, with the views of its list when it is active. */
export function MenuLine({ entry: { path, icon, label, name }, isActive, ref, onNavigate }: Props) {
  const t = useTranslate();
  return (
    <>
      <Box
        component={Link}
        to={`/${path}`}
        ref={isActive ? ref : undefined}
        aria-current={isActive ? 'page' : undefined}
        onClick={onNavigate}
        sx={LINE}
      >
        {createElement(getIcon(icon), { fontSize: 'small' })}
        {t(label)}
      </Box>
      {isActive && name && <SideViews resource={name} onNavigate={onNavigate} />}
    </>
  );
}

/** Style of a line; larger for touch where the menu is a drawer. */
export const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mx: 1,
  px: 1,
  minHeight: 44,
  [WITH_SIDE_BAR]: { minHeight: 32 },
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
} as const;
