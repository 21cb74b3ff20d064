import { partnersResource } from '#generated/resources/partners.ts';
import type { Partner } from '#generated/enums/Partner.ts';
import { screen } from '#admin/resource/define.ts';
import { PartnerName } from './PartnerName.tsx';

export default screen(partnersResource, {
  columns: {
    code: { width: 180, render: ({ code }) => <PartnerName code={code as Partner} /> },
    country_id: { width: 90 },
  },
  headline: ['active', 'delivery'],
  preview: async () => (await import('./MapPreview.tsx')).MapPreview,
  show: ['code', 'country_id', 'logistics_country', 'carrier', 'active', 'delivery', 'api_url', 'map_version', 'map'],
});
