import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Keyboard keys: "Control+K Meta+K" are alternatives, "go" is a sequence of two keys. */
export function Keys({ keys }: { keys: string }) {
  return keys.split(' ').map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && ' / '}
      {splitKeys(combination).map((key, at) => (
        <Box component="kbd" key={`${key}${at}`} sx={LOOK}>
          {NAMES[key] ?? key}
        </Box>
      ))}
    </Fragment>
  ));
}

const NAMES: Readonly<Record<string, string | undefined>> = { Control: 'Ctrl', Meta: '⌘', Enter: '↵' };

const splitKeys = (combination: string): string[] => {
  if (combination.length > 1 && combination.includes('+')) return combination.split('+');
  if (combination.length === 2 && !/^F\d$/.test(combination)) return [...combination];
  return /^[A-Z]$/.test(combination) ? ['⇧', combination] : [combination];
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
