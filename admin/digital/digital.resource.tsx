import { digitalResource } from '#generated/resources/digital.ts';
import { screen } from '../resource/define.ts';

export default screen(digitalResource, {
  columns: { title: { flex: 1.4 }, online_count: { width: 96 }, stores_count: { width: 96 }, upc: { width: 132 } },
  body: async () => (await import('./DigitalBody.tsx')).DigitalBody,
  show: [
    'project_id',
    'artist_name',
    'label_name',
    'upc',
    'released_on',
    'territories',
    'formats',
    'codes_count',
    'downloads_count',
    'created_at',
  ],
});
