import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  /** Name of the counted item. */
  name: string;
  /** Accessible name; "Quantity of {name}" by default. */
  label?: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A number input with decrease and increase buttons and arrow keys. */
export function Counter({ name, label, value, min = 0, max = 999, disabled = false, onChange }: Props) {
  const t = useTranslate();
  const set = (next: number) => onChange(Math.max(min, Math.min(max, Math.trunc(next) || 0)));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={t('lines.fewer', { name })}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Remove fontSize="small" />
      </IconButton>
      <TextField
        type="number"
        value={value}
        disabled={disabled}
        onChange={({ target }) => set(Number(target.value))}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { min, max, 'aria-label': label ?? t('lines.copies', { name }) } }}
        sx={INPUT}
      />
      <IconButton
        aria-label={t('lines.more', { name })}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}

const INPUT = {
  width: 52,
  '& input': { textAlign: 'center', appearance: 'textfield', px: 0.5 },
  '& input::-webkit-inner-spin-button': { display: 'none' },
} as const;
