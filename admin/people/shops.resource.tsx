import { shopLink } from '#domain/project-links.ts';
import { shopsResource } from '#generated/resources/shops.ts';
import { screen } from '../resource/define.ts';
import { ShopLogo } from './ShopLogo.tsx';

export default screen(shopsResource, {
  columns: { logo: { width: 128, render: (shop) => <ShopLogo shop={shop} /> }, white_label: { width: 110 } },
  shopPage: ({ code }) => shopLink(code),
  body: async () => (await import('../looks/ShopLooks.tsx')).ShopLooks,
});
