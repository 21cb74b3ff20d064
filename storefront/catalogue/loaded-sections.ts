// The sections of `project-sections.ts`, in one file.
export { Favourites } from '#storefront/community/Favourites.tsx';
export { Reviews } from '#storefront/community/Reviews.tsx';
export { Funding } from './Funding.tsx';
export { Gallery } from './Gallery.tsx';
export { ProjectShelves } from './ProjectShelves.tsx';
export { ProjectTexts } from './ProjectTexts.tsx';
export { ShippingEstimate } from './ShippingEstimate.tsx';
export { StockNoticeForm } from './StockNoticeForm.tsx';
export { Tracklist } from './Tracklist.tsx';
