import { ProjectStep } from '#generated/enums/ProjectStep.ts';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { listPath } from '#admin/resource/paths.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { BoardCard } from './BoardCard.tsx';
import { COLUMN } from './board-keys.ts';
import type { Move } from './board-moves.ts';
import type { Card } from './board-card.ts';

interface Props {
  step: ProjectStep;
  /** Columns are stacked and collapsed until opened. */
  isFolding: boolean;
  /** Whether the dragged card can be dropped here; undefined while none is dragged. */
  target: 'yes' | 'no' | undefined;
  getMoves: (card: Card) => readonly Move[];
  onMove: (move: Move, card: Card) => void;
  onDrag: (card: Card | undefined) => void;
  onDrop: () => void;
}

/** Number of cards shown at first, and at most. */
const PAGE = 12;
const MAX_CARDS = 96;

/** Sorts steps in progress by longest wait and final steps by newest. */
const getSortOrder = (step: ProjectStep): 'ASC' | 'DESC' =>
  ProjectStep.data[step].launched && step !== 'successful' ? 'ASC' : 'DESC';

/** The projects of a step, loaded page by page. */
export function BoardColumn(props: Props) {
  const { step, isFolding, target, getMoves, onMove, onDrag, onDrop } = props;
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(step === 'checking');
  const isShown = !isFolding || isOpen;
  const [limit, setLimit] = useState(PAGE);
  const { data, total, error, isPending, isPlaceholderData, refetch } = useGetList<Card, Error>(
    'projects',
    {
      filter: { step },
      sort: { field: 'step_at', order: getSortOrder(step) },
      pagination: { page: 1, perPage: limit },
    },
    { placeholderData: keepPreviousData },
  );
  const cards = data ?? [];
  const heading = (
    <>
      <StatusChip definition={ProjectStep} value={step} />
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {total?.toLocaleString(locale)}
      </Box>
    </>
  );
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      {...{ [COLUMN]: '' }}
      onDragOver={(event) => target === 'yes' && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={{ ...COLUMN_LOOK, ...(target && TARGETS[target]) }}
    >
      <Typography id={titleId} component="h2" variant="body1" sx={{ m: 0 }}>
        {isFolding ? (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ ...HEAD, width: '100%', minHeight: 36 }}
          >
            {heading}
            <ExpandMore sx={{ ml: 'auto', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        ) : (
          <Box sx={HEAD}>{heading}</Box>
        )}
      </Typography>
      <Box id={listId} hidden={!isShown}>
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton variant="rounded" height={96} />}
        {data && cards.length === 0 && <SecondaryText sx={{ py: 1 }}>{t('board.none')}</SecondaryText>}
        <Box component="ul" sx={LIST}>
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} moves={getMoves(card)} onMove={onMove} onDrag={onDrag} />
          ))}
        </Box>
        {cards.length < (total ?? 0) && (
          <MoreCards
            step={step}
            isPending={isPlaceholderData}
            onMore={limit < MAX_CARDS ? () => setLimit(Math.min(limit + 2 * PAGE, MAX_CARDS)) : undefined}
          />
        )}
      </Box>
    </Box>
  );
}

interface MoreProps {
  step: ProjectStep;
  isPending: boolean;
  /** Undefined when the maximum is shown. */
  onMore: (() => void) | undefined;
}

/** Button that loads more cards, or link to the list. */
function MoreCards({ step, isPending, onMore }: MoreProps) {
  const t = useTranslate();
  return onMore ? (
    <Button fullWidth loading={isPending} onClick={onMore} sx={{ mt: 1 }}>
      {t('board.more')}
    </Button>
  ) : (
    <Button fullWidth component={Link} to={listPath({ name: 'projects' }, { step })} sx={{ mt: 1 }}>
      {t('board.list')}
    </Button>
  );
}

const COLUMN_LOOK = {
  borderRadius: 2,
  p: 1,
  bgcolor: 'action.hover',
  minWidth: 0,
  outline: '2px solid transparent',
  outlineOffset: -2,
} as const;
const TARGETS = { yes: { outlineColor: 'primary.main', outlineStyle: 'dashed' }, no: { opacity: 0.5 } } as const;
const HEAD = { display: 'flex', alignItems: 'center', gap: 1, mb: 0.75, justifyContent: 'flex-start' } as const;
const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
