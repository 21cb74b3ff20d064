import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { QUIET_INPUT } from './quiet-input.ts';

interface Props {
  label: string;
  value: string | number;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string) => void;
}

/** A native select for toolbars. */
export function Select({ label, value, options, onChange }: Props) {
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      sx={LOOK}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Box>
  );
}

const LOOK = { ...QUIET_INPUT, '@media print': { display: 'none' } } as const;
