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
import funding from './Funding.module.css';
import gallery from './Gallery.module.css';
import release from './Release.module.css';
import shippingEstimate from './ShippingEstimate.module.css';
import sizeTable from './SizeTable.module.css';
import stockNotice from './StockNoticeForm.module.css';
import tracklist from './Tracklist.module.css';
import video from './Video.module.css';

const load = () => import('./loaded-sections.ts');

export const Gallery = createLazySection([gallery, release], async () => (await load()).Gallery);
export const Tracklist = createLazySection([tracklist], async () => (await load()).Tracklist);
export const Funding = createLazySection([funding], async () => (await load()).Funding);
export const Favourites = createLazySection([favourites, notice], async () => (await load()).Favourites);
export const Reviews = createLazySection([reviews, field], async () => (await load()).Reviews);
export const ShippingEstimate = createLazySection([shippingEstimate], async () => (await load()).ShippingEstimate);
export const StockNoticeForm = createLazySection([stockNotice], async () => (await load()).StockNoticeForm);
export const ProjectTexts = createLazySection([details, sizeTable, video], async () => (await load()).ProjectTexts);
export const ProjectShelves = createLazySection(
  [shelf, tile, sleeve, quickAdd],
  async () => (await load()).ProjectShelves,
);
