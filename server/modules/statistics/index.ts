// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { statsHandlers } from './stats.handlers.ts';
