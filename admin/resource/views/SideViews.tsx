import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useOpenView } from './use-open-view.ts';
import { useViewCounts, useViews } from './use-views.ts';
import { ViewNumber } from './ViewNumber.tsx';
import { type ShownView, viewPath } from './view-state.ts';

interface Props {
  resource: string;
  onNavigate?: () => void;
}

/** The views of a list below its line of the menu, each with how many records it shows. */
export function SideViews({ resource, onNavigate }: Props) {
  const t = useTranslate();
  const views = useViews(resource);
  const counts = useViewCounts(resource);
  const open = useOpenView({ name: resource });
  const { pathname, search } = useLocation();
  const isHere = (view: ShownView): boolean => {
    const [path = '', query] = viewPath(resource, view).split('?');
    const [asked, wanted] = [new URLSearchParams(search), new URLSearchParams(query)];
    return pathname === path && ['filter', 'sort', 'order'].every((key) => asked.get(key) === wanted.get(key));
  };
  if (views.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('views.of', { name: t(`resources.${resource}`) })} sx={LIST}>
      {views.map((view) => (
        <li key={view.key}>
          <Box
            component={Link}
            to={viewPath(resource, view)}
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
            <ViewNumber count={counts.get(view.key)} />
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
