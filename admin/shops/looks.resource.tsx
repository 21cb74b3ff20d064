import { looksResource } from '#generated/resources/looks.ts';
import { createLazyField } from '#forms-schema/fields/lazy-field.tsx';
import type { RaRecord } from 'react-admin';
import { ShopLogo } from './ShopLogo.tsx';
import { screen } from '#admin/resource/define.ts';

const component = createLazyField(async () => (await import('./ContrastField.tsx')).ContrastField);
const isDraft = ({ state }: RaRecord) => state === 'draft';

export default screen(looksResource, {
  columns: {
    shop_name: { width: 190 },
    logo: { width: 128, render: (look) => <ShopLogo shop={look} /> },
    white_label: { width: 110 },
  },
  name: ({ shop_name }, t) => t('looks.of', { shop: shop_name }),
  headline: ['state'],
  editable: isDraft,
  deletable: isDraft,
  // the warning of a colour pair is shown below its text colour
  form: { inputs: { header_color: component, font_color: component, footer_color: component } },
  preview: async () => (await import('./LookPreview.tsx')).LookPreview,
  sidePreview: true,
  body: async () => (await import('./LookBody.tsx')).LookBody,
  show: [
    ...(['shop_id', 'created_at', 'created_by', 'published_at', 'published_by'] as const),
    ...(['white_label', 'logo_height', 'logo_position', 'header_bg', 'header_color'] as const),
    ...(['bg_color', 'font_color', 'footer_bg', 'footer_color', 'artist_facebook', 'artist_instagram'] as const),
    ...(['artist_youtube', 'artist_spotify', 'artist_itunes'] as const),
  ],
});
