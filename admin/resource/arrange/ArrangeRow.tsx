import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface Props {
  label: string;
  /** Counted from 0. */
  place: number;
  count: number;
  isDragged: boolean;
  onMove: (from: number, to: number) => void;
  /** Called with the dragged index; undefined when dragging ends. */
  onDrag: (place: number | undefined) => void;
  onDragOver: () => void;
}

/** A record in a sortable list. Its buttons stay focusable at the ends, so that the keyboard focus is not lost. */
export function ArrangeRow({ label, place, count, isDragged, onMove, onDrag, onDragOver }: Props) {
  const t = useTranslate();
  return (
    <Paper
      component="li"
      variant="outlined"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', label);
        onDrag(place);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        if (step === undefined) return;
        event.preventDefault();
        onMove(place, place + step);
      }}
      sx={{ ...ROW, ...(isDragged && { borderColor: 'primary.main', bgcolor: 'action.selected' }) }}
    >
      <DragIndicator fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography component="span" sx={{ color: 'text.secondary', minWidth: 24, fontVariantNumeric: 'tabular-nums' }}>
        {place + 1}
      </Typography>
      <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Typography>
      {([-1, 1] as const).map((step) => {
        const isEnd = step < 0 ? place === 0 : place === count - 1;
        return (
          <IconButton
            key={step}
            size="small"
            aria-disabled={isEnd}
            aria-label={t(step < 0 ? 'list.move_up' : 'list.move_down', { name: label })}
            onClick={() => onMove(place, place + step)}
            sx={{ opacity: isEnd ? 0.3 : 1 }}
          >
            {step < 0 ? <ArrowUpward fontSize="inherit" /> : <ArrowDownward fontSize="inherit" />}
          </IconButton>
        );
      })}
    </Paper>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1, px: 1, minHeight: 40, cursor: 'grab' } as const;
