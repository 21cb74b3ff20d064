import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';

interface Props {
  label: string;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
}

/**
 * A column in the column list. Alt with an arrow key also moves it. Its buttons stay focusable at the ends, so that the
 * keyboard focus is not lost.
 */
export function ColumnRow({ label, isShown, isFirst, isLast, onToggle, onMove }: Props) {
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && isShown ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <Stack component="li" direction="row" onKeyDown={onKeyDown} sx={{ alignItems: 'center', minHeight: 32 }}>
      <FormControlLabel
        sx={{ flex: 1, ml: 0, minWidth: 0 }}
        control={<Checkbox size="small" checked={isShown} onChange={onToggle} sx={{ p: 0.5, mr: 0.5 }} />}
        label={label}
      />
      {isShown &&
        ([-1, 1] as const).map((step) => {
          const isEnd = step < 0 ? isFirst : isLast;
          return (
            <IconButton
              key={step}
              size="small"
              aria-disabled={isEnd}
              aria-label={t(step < 0 ? 'list.move_up' : 'list.move_down', { name: label })}
              onClick={() => !isEnd && onMove(step)}
              sx={{ opacity: isEnd ? 0.3 : 1 }}
            >
              {step < 0 ? <ArrowUpward fontSize="inherit" /> : <ArrowDownward fontSize="inherit" />}
            </IconButton>
          );
        })}
    </Stack>
  );
}
