// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { passesHandlers, passResource, passTypesResource, passUsesResource } from './passes.handlers.ts';
export { passes, passTypes, passUses } from './passes.table.ts';
export { passesPersonalData } from './personal-data.ts';
export { passesPreview } from './preview-source.ts';
