// Parts of the page of a project that are loaded after the first paint, with their style sheets.
import quickAdd from '#storefront/cart/QuickAdd.module.css';
import favourites from '#storefront/community/Favourites.module.css';
import reviews from '#storefront/community/Reviews.module.css';
import field from '#storefront/ui/Field.module.css';
import { createLazySection } from '#storefront/ui/lazy-section.tsx';
import notice from '#storefront/ui/Notice.module.css';
import tile from '#storefront/ui/ProjectTile.module.css';
import shelf from '#storefront/ui/Shelf.module.css';
import sleeve from '#storefront/ui/Sleeve.module.css';
import details from './Details.module.css';
import shippingEstimate from './ShippingEstimate.module.css';
import sizeTable from './SizeTable.module.css';
import stockNotice from './StockNoticeForm.module.css';
import video from './Video.module.css';

export const Favourites = createLazySection(
  { when: 'use', styles: [favourites, notice] },
  async () => (await import('#storefront/community/Favourites.tsx')).Favourites,
);

export const Reviews = createLazySection(
  { when: 'use', styles: [reviews, field] },
  async () => (await import('#storefront/community/Reviews.tsx')).Reviews,
);

export const ShippingEstimate = createLazySection(
  { when: 'use', styles: [shippingEstimate] },
  async () => (await import('./ShippingEstimate.tsx')).ShippingEstimate,
);

export const StockNoticeForm = createLazySection(
  { when: 'use', styles: [stockNotice] },
  async () => (await import('./StockNoticeForm.tsx')).StockNoticeForm,
);

export const ProjectTexts = createLazySection(
  { when: 'use', styles: [details, sizeTable, video] },
  async () => (await import('./ProjectTexts.tsx')).ProjectTexts,
);

export const ProjectShelves = createLazySection(
  { when: 'near', styles: [shelf, tile, sleeve, quickAdd] },
  async () => (await import('./ProjectShelves.tsx')).ProjectShelves,
);
