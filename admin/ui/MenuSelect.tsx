import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** `content` is drawn instead of the label where one line is not enough. */
  options: readonly { value: string; label: string; content?: ReactNode }[];
  /** Shown while nothing is chosen; what was chosen is not taken back by it. */
  empty?: ReactNode;
  disabled?: boolean;
  /** What is wrong with the choice. */
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** A select in a row of a table: without a box, its label for those who listen alone. */
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
