// Public interface of the module.
export {
  canSeeUnpublished,
  isPublicProject,
  readAccessibleProject,
  VISIBILITY_COLUMNS,
  type VisibilityRow,
} from './access.ts';
export { barcodesResource, itemsResource } from './barcodes.resource.ts';
export { barcodes } from './barcodes.table.ts';
export { countOwnProjects, readFollows } from './follows.ts';
export { getPictureFolder, readSections, toCard } from './cards.ts';
export { catalogueHandlers } from './catalogue.handlers.ts';
export { categories, itemPrices, items, priceChanges, projects, songs } from './catalogue.table.ts';
export { encodeSongs } from './encode-songs.ts';
export { createStepLetter } from './letters/project-mails.ts';
export { artistsResource, labelsResource } from './makers.resource.ts';
export { readRecommendations } from './suggestions.ts';
export { buildMatchOrder, containsWords, matching, resemblance } from './matching.ts';
export { selectOwnBarcode, readOwnBarcodes, saveOwnBarcodes } from './own-barcode.ts';
export { PARCEL_SHOP } from './parts.ts';
export { cataloguePersonalData } from './personal-data.ts';
export { songPlays } from './plays.table.ts';
export { cataloguePreview } from './preview-source.ts';
export { priceChangesResource } from './price-changes.resource.ts';
export { applyPriceChanges, DUE_PRICES, type DuePrices, applyDuePrices } from './price-changes.ts';
export { saveProjectItems } from './project-items.ts';
export { deriveProjectValues } from './project-rules.ts';
export type { ProjectSales } from './project-sales.ts';
export { answerProject, lockProject, type ProjectRow } from './project-state.ts';
export { projectsResource } from './projects.resource.ts';
export { mailStockNotices } from './mail-stock-notices.ts';
export { KEEP_COPIES, keepCopies, refreshCopies, refreshCopiesOf } from './refresh-copies.ts';
export { seedCategories } from './seed.ts';
export { prunePlays } from './report-play.ts';
export { categoryResource, genresResource } from './shelves.resource.ts';
export {
  buildPublicCondition,
  isProOnly,
  readGenreMenu,
  readShelves,
  canSeePro,
  type Shelf,
  excludeProProjects,
} from './shelves.ts';
export { stockNotices } from './stock-notices.table.ts';
export { type Copies, countSold, buildCopiesNote, returnStock, sumCopies, takeStock, buildTakeStock } from './stock.ts';
export { readPriceView } from './view.ts';
export { IS_PUBLIC } from './window.ts';
