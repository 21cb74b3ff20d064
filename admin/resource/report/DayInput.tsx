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
  const text = typed ?? value;
  const commit = () => {
    setTyped(undefined);
    const isWithin = (!min || text >= min) && (!max || text <= max);
    if (text !== value && /^[12]\d{3}-/.test(text) && isWithin) onChange(text);
  };
  return (
    <Box
      component="input"
      type="date"
      aria-label={label}
      value={text}
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
