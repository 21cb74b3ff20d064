import Box from '@mui/material/Box';
import { useState } from 'react';
import { QUIET_INPUT } from '#admin/ui/quiet-input.ts';

interface Props {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** Date input that reports a day on blur or Enter, because a year is typed digit by digit. */
export function DayInput({ label, value = '', min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const commit = () => {
    setTyped(undefined);
    const isWithin = (!min || shown >= min) && (!max || shown <= max);
    if (shown !== value && /^[12]\d{3}-/.test(shown) && isWithin) onChange(shown);
  };
  return (
    <Box
      component="input"
      type="date"
      aria-label={label}
      value={shown}
      min={min}
      max={max}
      onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={({ key }: { key: string }) => {
        if (key === 'Enter') commit();
      }}
      sx={QUIET_INPUT}
    />
  );
}
