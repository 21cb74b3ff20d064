import { resourceIndex } from '#generated/resource-index.ts';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { isFor, mayCall, useRole } from '../api/use-role.ts';
import { SideViews } from '../resource/views/SideViews.tsx';
import { iconFor } from './icons.ts';
import { PLACES } from './places.ts';

/** Whether a list is opened from the records it belongs to: its path goes on where theirs ends. */
function isReached(path: string): boolean {
  const others: readonly { path: string }[] = Object.values(resourceIndex);
  const owner = path.slice(0, path.lastIndexOf('/{'));
  return path.includes('{') && others.some((other) => other.path === owner);
}

/** The screens a role may open, in the groups and order of the description. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslate();
  const role = useRole();
  const { pathname } = useLocation();
  const isOpen = (name: string) => pathname === `/${name}` || pathname.startsWith(`/${name}/`);
  const allowed = Object.values(resourceIndex).filter(({ path, roles }) => isFor(roles, role) && !isReached(path));
  const groups = Map.groupBy(allowed, ({ group }) => group);
  return (
    <Box component="nav" aria-label={t('frame.menu')} sx={{ py: 1 }}>
      {[...groups].map(([group, resources]) => (
        <Box key={group} sx={{ pb: 1 }}>
          <Box id={`menu-${group}`} sx={GROUP}>
            {t(`resource_groups.${group}`)}
          </Box>
          <Box component="ul" aria-labelledby={`menu-${group}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {PLACES.filter((place) => place.group === group && mayCall(place.operationId, role)).map((place) => (
              <li key={place.path}>
                <SideLink to={place.path} Icon={iconFor(place.icon)} label={t(place.label)} onClick={onNavigate} />
              </li>
            ))}
            {resources.map(({ name, icon }) => (
              <li key={name}>
                <SideLink to={name} Icon={iconFor(icon)} label={t(`resources.${name}`)} onClick={onNavigate} />
                {isOpen(name) && <SideViews resource={name} onNavigate={onNavigate} />}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface LinkProps {
  to: string;
  Icon: SvgIconComponent;
  label: string;
  onClick?: () => void;
}

function SideLink({ to, Icon, label, onClick }: LinkProps) {
  return (
    <Box component={NavLink} to={`/${to}`} onClick={onClick} sx={ITEM}>
      <Icon fontSize="small" />
      {label}
    </Box>
  );
}

const GROUP = { px: 2, lineHeight: '28px', typography: 'body2', fontWeight: 600, color: 'text.secondary' } as const;

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mx: 1,
  px: 1,
  minHeight: 32,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&.active': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
} as const;
