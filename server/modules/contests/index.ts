// Public interface of the module.
export { challengeEntriesResource, challengesHandlers } from './challenges.handlers.ts';
export { challengeResource } from './challenges.resource.ts';
export { challengeEntries, challenges } from './challenges.table.ts';
export { contestsPersonalData } from './personal-data.ts';
export { contestsPreview } from './preview-source.ts';
