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
import { listStepMoves, listTargetSteps } from './board-moves.ts';
import { moveFocus } from './board-keys.ts';
import screen from './projects.resource.tsx';
import type { Card } from './board-card.ts';

/** Projects by step. Dragging a card, its menu or a key opens the dialog of the action that moves it. */
export function ProjectBoard() {
  const t = useTranslate();
  const role = useRole();
  const isNarrow = useCompact();
  const board = useRef<HTMLDivElement>(null);
  const [draggedCard, setDraggedCard] = useState<Card>();
  const { start, dialog } = useActions(projectsResource, undefined, screen.actionInputs);
  const actions = listStepMoves(listActions(projectsResource, 'row', role));
  const getMoves = (card: Card) => actions.filter(({ action }) => isApplicable(projectsResource, action, card));
  const drop = (step: ProjectStep) => {
    const move = draggedCard && getMoves(draggedCard).find(({ to }) => to === step);
    if (move) start(move.action, [draggedCard]);
    setDraggedCard(undefined);
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
        sx={isNarrow ? STACKED : COLUMNS}
        onKeyDown={(event) => moveFocus(event, board.current)}
      >
        {ProjectStep.values.map((step) => (
          <BoardColumn
            key={step}
            step={step}
            isFolding={isNarrow}
            target={draggedCard && (listTargetSteps(getMoves(draggedCard)).includes(step) ? 'yes' : 'no')}
            getMoves={getMoves}
            onMove={(move, card) => start(move.action, [card])}
            onDrag={setDraggedCard}
            onDrop={() => drop(step)}
          />
        ))}
      </Box>
      {dialog}
    </Stack>
  );
}

const STACKED = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const COLUMNS = {
  display: 'grid',
  gap: 1.25,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(232px, 1fr)',
  alignItems: 'start',
  overflowX: 'auto',
  pb: 1,
} as const;
