// Public interface of the module.
export { statsHandlers } from './stats.handlers.ts';
