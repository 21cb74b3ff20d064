import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** "Control+K Meta+K" are two ways to press the same; letters are pressed one after the other. */
export function Keys({ keys }: { keys: string }) {
  return keys.split(' ').map((way, place) => (
    <Fragment key={way}>
      {place > 0 && ' / '}
      {parts(way).map((key, at) => (
        <Box component="kbd" key={`${key}${at}`} sx={LOOK}>
          {NAMES[key] ?? key}
        </Box>
      ))}
    </Fragment>
  ));
}

const NAMES: Readonly<Record<string, string | undefined>> = { Control: 'Ctrl', Meta: '⌘', Enter: '↵' };

const parts = (way: string): string[] => {
  if (way.length > 1 && way.includes('+')) return way.split('+');
  if (way.length === 2 && !/^F\d$/.test(way)) return [...way];
  return /^[A-Z]$/.test(way) ? ['⇧', way] : [way];
};

const LOOK = {
  display: 'inline-block',
  minWidth: 22,
  px: 0.5,
  mr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  bgcolor: 'background.default',
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 600,
} as const;
