// Public interface of the module.
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
