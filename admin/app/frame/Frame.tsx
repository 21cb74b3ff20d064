import type { Role } from '#generated/definitions.ts';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { usePermissions, useTranslate } from 'react-admin';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RecordSkeleton } from '#admin/resource/RecordSkeleton.tsx';
import { PaletteKey } from '../palette/PaletteKey.tsx';
import { canCall } from '#admin/api/use-role.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { TrayContainer } from '../tray/TrayContainer.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CloseOnBack } from '#admin/ui/CloseOnBack.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LookUpButton } from '#admin/ui/LookUpButton.tsx';
import { Loading } from '#admin/ui/Loading.tsx';
import { Notifications } from './Notifications.tsx';
import { SchemeButton } from './SchemeButton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SideBar } from '../menu/SideBar.tsx';
import { useAccountLanguage } from './use-account-language.ts';
import { SIDE_WIDTH, useCompact } from '#admin/ui/use-phone.ts';

const SideDrawer = lazy(async () => ({ default: (await import('../menu/SideDrawer.tsx')).SideDrawer }));

/** Forms of a record, which have a leave guard. React Router supports one blocker at a time. */
const FORM = /^\/[^/]+\/[^/]+$/;
const MentionsButton = lazy(async () => ({
  default: (await import('#admin/resource/notes/MentionsButton.tsx')).MentionsButton,
}));

const BAR_HEIGHT = 48;

/** Header of the back office (§2.6), side bar and screen. */
export function Frame({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const compact = useCompact();
  const { pathname } = useLocation();
  const { permissions, isPending, error, refetch } = usePermissions<Role>();
  // navigation closes the drawer
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  useAccountLanguage();
  if (isPending) return <Loading />;
  return (
    <>
      <Box component="a" href="#main" sx={SKIP}>
        {t('frame.skip')}
      </Box>
      <Box component="header" sx={BAR}>
        {compact && (
          <IconButton
            edge="start"
            onClick={() => setOpenAt(open ? undefined : pathname)}
            aria-label={t('frame.menu')}
            aria-expanded={open}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Box component={Link} to="/" sx={HOME}>
          {t('frame.title')}
        </Box>
        <Box sx={{ flex: 1 }} />
        <Suspense>{canCall('adminListMentions', permissions) && <MentionsButton />}</Suspense>
        <PaletteKey key={pathname} />
        <LookUpButton />
        <LanguageMenu />
        <SchemeButton />
        <AccountMenu />
      </Box>
      {compact ? (
        <Suspense>{open && <SideDrawer width={SIDE_WIDTH} onClose={() => setOpenAt(undefined)} />}</Suspense>
      ) : (
        <Box sx={SIDE}>
          <SideBar />
        </Box>
      )}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ ml: compact ? 0 : `${SIDE_WIDTH}px`, outline: 'none', [PRINT]: { ml: 0 } }}
      >
        {permissions ? (
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<RecordSkeleton />}>{children}</Suspense>
          </ScreenBoundary>
        ) : (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        )}
      </Box>
      {!FORM.test(pathname) && <CloseOnBack />}
      <ShortcutKeys />
      <TrayContainer />
      <Notifications />
    </>
  );
}

const PRINT = '@media print';
const OFF_PAPER = { [PRINT]: { display: 'none' } } as const;

const SKIP = {
  position: 'absolute',
  left: -9999,
  '&:focus': { left: 8, top: 8, zIndex: 'tooltip', bgcolor: 'background.paper', p: 1 },
} as const;

const BAR = {
  ...OFF_PAPER,
  position: 'sticky',
  top: 0,
  zIndex: 1250, // over the drawer, so that its button closes it, and below dialogs
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: BAR_HEIGHT,
  px: { xs: 1.5, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const SIDE = {
  ...OFF_PAPER,
  position: 'fixed',
  top: BAR_HEIGHT,
  bottom: 0,
  width: SIDE_WIDTH,
  borderRight: 1,
  borderColor: 'divider',
} as const;

const HOME = {
  color: 'inherit',
  textDecoration: 'none',
  typography: 'body1',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
} as const;
