// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { codesResource } from './codes.ts';
export {
  digitalBatchesResource,
  digitalDistributionsResource,
  digitalDownloadsResource,
  digitalHandlers,
} from './digital.handlers.ts';
export {
  codeBatches,
  digitalDistributions,
  digitalDownloads,
  digitalReleases,
  downloadCodes,
  downloadGrants,
} from './digital.table.ts';
export { digitalPersonalData } from './personal-data.ts';
export { digitalPreview } from './preview-source.ts';
export { digitalResource } from './releases.resource.ts';
