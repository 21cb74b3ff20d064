// Public interface of the module.
export { contestEntriesResource, contestsHandlers } from './contests.handlers.ts';
export { contestResource } from './contests.resource.ts';
export { contestEntries, contests } from './contests.table.ts';
export { contestsPersonalData } from './personal-data.ts';
export { contestsPreview } from './preview-source.ts';
