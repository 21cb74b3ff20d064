import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { isFor, mayCall, useRole } from '../api/use-role.ts';
import { SideViews } from '../resource/views/SideViews.tsx';
import { useHasViews } from '../resource/views/use-views.ts';
import { iconFor } from './icons.ts';
import { PLACES } from './places.ts';
import { SideLinks } from './side-links.ts';

interface Entry {
  path: string;
  within?: string;
}

/** Whether a list is opened from the records it belongs to: its path goes on where theirs ends. */
function isReached({ path, within }: Entry): boolean {
  if (within) return true;
  const others: readonly Entry[] = Object.values(resourceIndex);
  const owner = path.slice(0, path.lastIndexOf('/{'));
  return path.includes('{') && others.some((other) => other.path === owner);
}

const Home = iconFor('today');

interface MenuLine {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
  readonly group: string;
  /** The list it leads to, whose views stand below it. */
  readonly name?: ResourceName;
}

/** The screens a role may open, in the groups and order of the description. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslate();
  const role = useRole();
  const { pathname } = useLocation();
  const isOpen = (name: string) => pathname === `/${name}` || pathname.startsWith(`/${name}/`);
  const allowed = Object.values(resourceIndex).filter((entry) => isFor(entry.roles, role) && !isReached(entry));
  const lists = allowed.map(({ name, icon, group }) => ({ path: name, name, icon, group, label: `resources.${name}` }));
  const hasList = (group: string) => lists.some((list) => list.group === group);
  const places = PLACES.filter(({ operationId }) => mayCall(operationId, role));
  const lines: readonly MenuLine[] = [...places, ...lists];
  // groups stand in the order of the description, those of places alone below what is worked on first
  const [first, ...others] = new Set(lists.map(({ group }) => group));
  const alone = places.map(({ group }) => group).filter((group) => !hasList(group));
  const groups = new Set([...(first ? [first] : []), ...alone, ...others]);
  return (
    <Box component="nav" aria-label={t('frame.menu')} sx={{ py: 1 }}>
      {useHasViews() && (
        <Box component={NavLink} to="/" end onClick={onNavigate} sx={{ ...ITEM, mb: 1 }}>
          <Home fontSize="small" />
          {t('today.title')}
        </Box>
      )}
      {[...groups].map((group) => (
        <Box key={group} sx={{ pb: 1 }}>
          <Box id={`menu-${group}`} sx={GROUP}>
            {t(`resource_groups.${group}`)}
          </Box>
          <Box component="ul" aria-labelledby={`menu-${group}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {lines
              .filter((line) => line.group === group)
              .map(({ path, name, icon, label }) => {
                const Icon = iconFor(icon);
                return (
                  <li key={path}>
                    <Box component={NavLink} to={`/${path}`} onClick={onNavigate} sx={ITEM}>
                      <Icon fontSize="small" />
                      {t(label)}
                    </Box>
                    {name && isOpen(name) && <SideViews resource={name} onNavigate={onNavigate} />}
                  </li>
                );
              })}
          </Box>
        </Box>
      ))}
      {useContext(SideLinks).map(({ href, label }) => (
        <Box key={href} component="a" href={href} target="_blank" rel="noreferrer" sx={ITEM}>
          <OpenInNewIcon fontSize="small" />
          {t(label)}
        </Box>
      ))}
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
