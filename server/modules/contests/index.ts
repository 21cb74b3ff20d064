// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { challengeEntriesResource, challengesHandlers } from './challenges.handlers.ts';
export { challengeResource } from './challenges.resource.ts';
export { challengeEntries, challenges } from './challenges.table.ts';
export { contestsPersonalData } from './personal-data.ts';
export { contestsPreview } from './preview-source.ts';
