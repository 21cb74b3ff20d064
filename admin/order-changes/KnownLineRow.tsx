import Delete from '@mui/icons-material/DeleteOutlined';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Counter } from '../lines/Counter.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import type { KnownLine } from './wish.ts';

interface Props {
  known: KnownLine;
  count: number;
  onChange: (count: number) => void;
}

/** A line of the order: fewer or more of it, or none; what is on its way stays. */
export function KnownLineRow({ known, count, onChange }: Props) {
  const t = useTranslate();
  const { line, wanted, left, least, isBySizes } = known;
  const { name } = line;
  const notes = [
    count !== wanted && t('order_change.was', { count: wanted }),
    count === 0 && t('order_change.gone'),
    left > 0 && t('order_change.left', { count: left }),
    isBySizes && t('order_change.by_sizes'),
  ].filter(Boolean);
  return (
    <ChangeLine what={line} note={notes.join(' · ')} isGone={count === 0}>
      <Counter name={name} value={count} least={least} disabled={isBySizes} onChange={onChange} />
      {count === wanted ? (
        <IconButton
          aria-label={t('order_change.take_off', { name })}
          disabled={least >= wanted}
          onClick={() => onChange(least)}
        >
          <Delete fontSize="small" />
        </IconButton>
      ) : (
        <IconButton aria-label={t('order_change.put_back', { name })} onClick={() => onChange(wanted)}>
          <Undo fontSize="small" />
        </IconButton>
      )}
    </ChangeLine>
  );
}
