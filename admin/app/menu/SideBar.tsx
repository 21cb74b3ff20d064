import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useRole } from '#admin/api/use-role.ts';
import { useHasViews } from '#admin/resource/views/use-views.ts';
import { findActiveEntry, getMenuGroups, SETTINGS_PATH, getSettingsSections } from './menu.ts';
import { LINE, MenuLine } from './MenuLine.tsx';
import { MenuSection } from './MenuSection.tsx';
import { SideLinks } from './side-links.ts';
import { useOpenGroups } from './use-open-groups.ts';

const HOME = { path: '', label: 'today.title', icon: 'today' } as const;
const SETTINGS = { path: SETTINGS_PATH, label: 'menu.settings', icon: 'settings' } as const;

interface Props {
  onNavigate?: () => void;
}

/** The menu: collapsible groups of daily screens, and Settings at the bottom. */
export function SideBar(props: Props) {
  // open groups are stored per account
  return useGetIdentity().isPending ? null : <Menu {...props} />;
}

function Menu({ onNavigate }: Props) {
  const t = useTranslate();
  const role = useRole();
  const hasHome = useHasViews();
  const { pathname } = useLocation();
  const groups = useMemo(() => getMenuGroups(role), [role]);
  const settings = useMemo(() => getSettingsSections(role).flatMap(({ entries }) => entries), [role]);
  const main = useMemo(() => groups.flatMap(({ entries }) => entries), [groups]);
  const active = findActiveEntry(pathname, [...main, ...settings, { ...SETTINGS, group: '' }])?.path;
  const setting = settings.find(({ path }) => path === active);
  const { isOpen, toggle, activeGroup } = useOpenGroups(groups, active);
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // jsdom has no scrolling, and newer browsers answer a promise
    void line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const shared = { ref: line, onNavigate };
  return (
    <Box component="nav" aria-label={t('frame.menu')} sx={COLUMN}>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 1 }}>
        {hasHome && (
          <Box sx={{ mb: 1 }}>
            <MenuLine entry={HOME} isActive={pathname === '/'} {...shared} />
          </Box>
        )}
        {groups.map((group) => (
          <MenuSection
            key={group.name}
            group={group}
            active={active}
            isOpen={isOpen(group.name)}
            isActive={group.name === activeGroup}
            onToggle={() => toggle(group.name)}
            {...shared}
          />
        ))}
        {useContext(SideLinks).map(({ href, label }) => (
          <Box key={href} component="a" href={href} target="_blank" rel="noreferrer" sx={LINE}>
            <OpenInNewIcon fontSize="small" />
            {t(label)}
          </Box>
        ))}
      </Box>
      {settings.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5, maxHeight: '50%', overflowY: 'auto', flexShrink: 0 }}>
          <MenuLine entry={SETTINGS} isActive={active === SETTINGS_PATH} {...shared} />
          {setting && <MenuLine entry={setting} isActive {...shared} />}
        </Box>
      )}
    </Box>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', height: '100%' } as const;
