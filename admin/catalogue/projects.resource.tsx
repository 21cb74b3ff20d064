import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { projectsResource } from '#generated/resources/projects.ts';
import type { Project } from '#generated/schemas.ts';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { type ScreenOverride, screen } from '#admin/resource/define.ts';

/** Links to the board. */
function BoardLink() {
  const t = useTranslate();
  return (
    <Button component={Link} to="/projects-board" startIcon={<ViewColumn />}>
      {t('board.board')}
    </Button>
  );
}

/** Dialog contents by step action. */
const actionInputs: ScreenOverride['actionInputs'] = Object.fromEntries(
  projectsResource.actions.flatMap((action) => {
    if (!('transition' in action) || action.transition.field !== 'step') return [];
    const { operationId, transition } = action;
    return [[operationId, async () => (await import('./StepInputs.tsx')).createStepDialog(transition.to)]];
  }),
);

export default screen(projectsResource, {
  columns: { name: { flex: 1.4 }, category: { width: 96 }, sold: { width: 68 }, price: { width: 92 } },
  headline: ['step', 'visibility', 'price'],
  actionInputs,
  titleTools: BoardLink,
  timeline: ['action', 'mail', 'note', 'upload'],
  shopPage: (record) => buildProjectLink(record as Project),
  body: async () => (await import('./ProjectBody.tsx')).ProjectBody,
  show: [
    'artist_id',
    'label_id',
    'shop_id',
    'category',
    'type',
    'genres',
    'categories',
    'released_on',
    'catalog_number',
    'barcode',
    'stock',
    'sold',
    'step_at',
    'fee_rate',
    'group_shipment',
    'sleeve',
    'disc_format',
    'color_vinyl',
    'quote_id',
    'created_at',
    'description_en',
    'description_fr',
    'video',
  ],
});
