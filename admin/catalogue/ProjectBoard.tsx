import { ProjectStep } from '#generated/enums/ProjectStep.ts';
import { projectsResource } from '#generated/resources/projects.ts';
import ViewList from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRole } from '#admin/api/use-role.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { useCompact } from '#admin/ui/use-phone.ts';
import { listActions, isApplicable } from '#admin/resource/actions/available-actions.ts';
import { useActions } from '#admin/resource/actions/use-actions.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { listStepMoves, listMovesFrom } from './board-moves.ts';
import { moveFocus } from './board-keys.ts';
import screen from './projects.resource.tsx';
import type { Card } from './board-card.ts';

/** Projects by step. Cards are moved by dragging, menu or keyboard; every way opens the dialog of the step's action. */
export function ProjectBoard() {
  const t = useTranslate();
  const role = useRole();
  const isNarrow = useCompact();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Card>();
  const { start, dialog } = useActions(projectsResource, undefined, screen.actionInputs);
  const actions = listStepMoves(listActions(projectsResource, 'row', role));
  const movesOf = (card: Card) => actions.filter(({ action }) => isApplicable(projectsResource, action, card));
  const drop = (step: ProjectStep) => {
    const move = dragged && movesOf(dragged).find(({ to }) => to === step);
    if (move) start(move.action, [dragged]);
    setDragged(undefined);
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <PageTitle text={t('places.projects_board')} />
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to="/projects" startIcon={<ViewList />}>
          {t('board.list')}
        </Button>
      </Stack>
      {!isNarrow && <SecondaryText>{t('board.hint')}</SecondaryText>}
      <Box
        ref={board}
        {...(!isNarrow && { tabIndex: 0, role: 'group', 'aria-label': t('places.projects_board') })}
        sx={isNarrow ? BELOW : BESIDE}
        onKeyDown={(event) => moveFocus(event, board.current)}
      >
        {ProjectStep.values.map((step) => (
          <BoardColumn
            key={step}
            step={step}
            isFolding={isNarrow}
            target={dragged && (listMovesFrom(movesOf(dragged)).includes(step) ? 'yes' : 'no')}
            movesOf={movesOf}
            onMove={(move, card) => start(move.action, [card])}
            onDrag={setDragged}
            onDrop={() => drop(step)}
          />
        ))}
      </Box>
      {dialog}
    </Stack>
  );
}

const BELOW = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const BESIDE = {
  display: 'grid',
  gap: 1.25,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(232px, 1fr)',
  alignItems: 'start',
  overflowX: 'auto',
  pb: 1,
} as const;
