import { formatAge } from '#domain/format-measures.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOpenView } from '#admin/resource/views/use-views.ts';
import { ViewCountText } from '#admin/resource/views/ViewCountText.tsx';
import type { QueueCount } from './use-queues.ts';

/** A queue with its count and the age of its oldest record; links to the list. */
export function QueueLine({ count }: { count: QueueCount }) {
  const { label, to, resource, view, first_at, queue, at } = count;
  const open = useOpenView(resource);
  const locale = useLocale();
  const t = useTranslate();
  return (
    <li>
      <Box component={Link} to={to} onClick={() => open({ key: view })} sx={LINE}>
        <Box component="span" sx={{ ...NUMBER, ...(queue === 'urgent' && URGENT) }}>
          <ViewCountText count={count} />
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        {first_at !== null && (
          <Box component="span" sx={AGE}>
            {t(first_at > at ? 'today.due' : 'today.oldest', { age: formatAge(first_at, at, locale) })}
          </Box>
        )}
      </Box>
    </li>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const NUMBER = {
  minWidth: '3.5ch',
  textAlign: 'end',
  fontSize: '1.25rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
} as const;

const URGENT = { color: 'error.main' } as const;

const AGE = { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
