// Public interface of the module.
export { passesHandlers, passResource, passTypesResource, passUsesResource } from './passes.handlers.ts';
export { passes, passTypes, passUses } from './passes.table.ts';
export { passesPersonalData } from './personal-data.ts';
export { passesPreview } from './preview-source.ts';
