import { projectsResource } from '#generated/resources/projects.ts';
import type { Project } from '#generated/schemas.ts';
import { projectLink } from '#domain/project-links.ts';
import { screen } from '../resource/define.ts';

export default screen(projectsResource, {
  columns: { name: { flex: 1.4 } },
  headline: ['step', 'visibility', 'price'],
  shopPage: (record) => projectLink(record as Project),
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
    'goal',
    'ends_at',
    'group_shipment',
    'sleeve',
    'disc_format',
    'color_vinyl',
    'quote_id',
    'created_at',
    'description_en',
    'description_fr',
  ],
});
