import { Picture } from '#forms-schema/view/Picture.tsx';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { Link, useTranslate } from 'react-admin';
import { useState } from 'react';
import { getIcon } from '#admin/ui/icons.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { CARD } from './board-keys.ts';
import type { Move } from './board-moves.ts';
import { FundingBar } from './Funding.tsx';
import type { Card } from './board-card.ts';

interface Props {
  card: Card;
  /** Allowed moves. */
  moves: readonly Move[];
  onMove: (move: Move, card: Card) => void;
  onDrag: (card: Card | undefined) => void;
}

const DAY = 86_400;

/** A project on the board: title, days in the step and funding. */
export function BoardCard({ card, moves, onMove, onDrag }: Props) {
  const t = useTranslate();
  const [now] = useState(() => Date.now() / 1000);
  const { opener, menu } = useMenu(() =>
    moves.map((move) => ({
      label: t(move.action.label),
      icon: getIcon(move.action.icon),
      onSelect: () => onMove(move, card),
    })),
  );
  const days = Math.max(0, Math.floor((now - (card.step_at ?? 0)) / DAY));
  const timeInStep = days === 0 ? t('board.today') : t('board.days_in', { days: t('board.days', { count: days }) });
  const isMovable = moves.length > 0;
  return (
    <Paper
      component="li"
      variant="outlined"
      {...{ [CARD]: '' }}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.name);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(undefined)}
      sx={{ ...LOOK, ...(isMovable && { cursor: 'grab' }) }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Picture folder="projects" name={String(card.picture ?? card.id)} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            to={buildRecordPath({ name: 'projects' }, card.id)}
            draggable={false}
            {...(isMovable && { 'aria-keyshortcuts': 'm' })}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {card.name}
          </Link>
          <SecondaryText>{card.artist_name}</SecondaryText>
        </Box>
        {isMovable && (
          <IconButton {...opener} tabIndex={0} aria-label={t('board.move', { name: card.name })} sx={{ m: -0.5 }}>
            <MoreVert fontSize="small" />
          </IconButton>
        )}
        {menu}
      </Box>
      <SecondaryText>{timeInStep}</SecondaryText>
      {card.goal != null && <FundingBar project={card} label={t('project.funding')} />}
    </Paper>
  );
}

const LOOK = { p: 1, borderRadius: 1.5, display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
