// Parts of the page of a project that are loaded after the first paint, with their style sheets.
import * as quickAdd from '#storefront/cart/QuickAdd.module.css';
import * as favourites from '#storefront/community/Favourites.module.css';
import * as reviews from '#storefront/community/Reviews.module.css';
import * as field from '#storefront/ui/Field.module.css';
import { createLazySection } from '#storefront/ui/lazy-section.tsx';
import * as notice from '#storefront/ui/Notice.module.css';
import * as tile from '#storefront/ui/ProjectTile.module.css';
import * as shelf from '#storefront/ui/Shelf.module.css';
import * as sleeve from '#storefront/ui/Sleeve.module.css';
import * as details from './Details.module.css';
import * as funding from './Funding.module.css';
import * as gallery from './Gallery.module.css';
import * as release from './Release.module.css';
import * as shippingEstimate from './ShippingEstimate.module.css';
import * as sizeTable from './SizeTable.module.css';
import * as stockNotice from './StockNoticeForm.module.css';
import * as tracklist from './Tracklist.module.css';
import * as video from './Video.module.css';

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
