import { buildShopLink } from '#domain/catalogue/project-links.ts';
import { shopsResource } from '#generated/resources/shops.ts';
import { screen } from '#admin/resource/define.ts';
import { ShopLogo } from './ShopLogo.tsx';

export default screen(shopsResource, {
  columns: { logo: { width: 128, render: (shop) => <ShopLogo shop={shop} /> }, white_label: { width: 110 } },
  show: [
    ...([
      'id',
      'type',
      'projects_count',
      'created_at',
      'name',
      'code',
      'host',
      'artist_id',
      'label_id',
      'user_id',
    ] as const),
    ...(['white_label', 'header_bg', 'header_color', 'bg_color', 'font_color', 'footer_bg', 'footer_color'] as const),
    ...(['artist_facebook', 'artist_instagram', 'artist_youtube', 'artist_spotify', 'artist_itunes'] as const),
  ],
  shopPage: ({ code }) => buildShopLink(code),
  body: async () => (await import('./ShopLooks.tsx')).ShopLooks,
});
