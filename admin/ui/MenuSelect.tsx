import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** `content` replaces the label in the list. */
  options: readonly { value: string; label: string; content?: ReactNode }[];
  /** Placeholder while nothing is selected; it cannot be selected again. */
  empty?: ReactNode;
  disabled?: boolean;
  /** Error message. */
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** A select in a table row, without an outline and with a hidden label. */
export function MenuSelect({ label, value, options, empty, disabled, fault, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={value}
      disabled={disabled}
      error={fault !== undefined}
      helperText={fault}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label }, select: { displayEmpty: true } }}
      sx={{ minWidth: 112, textAlign: 'start' }}
    >
      {value === '' && <MenuItem value="">{empty ?? '–'}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.content ?? option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
