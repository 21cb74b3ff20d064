import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';

interface Props {
  label: string;
  value: string | number;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string) => void;
}

/** The platform's own select, quiet, for what stands in a bar. */
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

const LOOK = {
  font: 'inherit',
  typography: 'body2',
  height: 30,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 0.5,
  // on paper nothing can be chosen
  '@media print': { display: 'none' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
