import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useOpenView, useViewCounts, useViews } from './use-views.ts';
import { ViewCountText } from './ViewCountText.tsx';
import { type ShownView, buildViewPath } from './view-state.ts';

interface Props {
  resource: string;
  onNavigate?: () => void;
}

/** The views of a list below its menu item, each with its number of records. */
export function SideViews({ resource, onNavigate }: Props) {
  const t = useTranslate();
  const views = useViews(resource);
  const counts = useViewCounts(resource);
  const open = useOpenView(resource);
  const { pathname, search } = useLocation();
  const isHere = (view: ShownView): boolean => {
    const [path = '', query] = buildViewPath(resource, view).split('?');
    const [current, target] = [new URLSearchParams(search), new URLSearchParams(query)];
    return pathname === path && ['filter', 'sort', 'order'].every((key) => current.get(key) === target.get(key));
  };
  if (views.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('views.of', { name: t(`resources.${resource}`) })} sx={LIST}>
      {views.map((view) => (
        <li key={view.key}>
          <Box
            component={Link}
            to={buildViewPath(resource, view)}
            aria-current={isHere(view) ? 'page' : undefined}
            onClick={() => {
              open(view);
              onNavigate?.();
            }}
            sx={ITEM}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {view.label}
            </Box>
            <ViewCountText count={counts.get(view.key)} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const LIST = { m: 0, mb: 0.5, p: 0, listStyle: 'none' } as const;

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ml: 5,
  mr: 1,
  px: 1,
  minHeight: 26,
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { color: 'text.primary', fontWeight: 650 },
} as const;
