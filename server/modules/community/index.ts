// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { conversationsHandlers } from './conversations.handlers.ts';
export { conversationsResource } from './conversations.resource.ts';
export { conversationMessages, conversations } from './conversations.table.ts';
export { communityPersonalData } from './personal-data.ts';
export { reviewsHandlers, reviewsResource } from './reviews.handlers.ts';
export { reviews } from './reviews.table.ts';
export { signature } from './signature.ts';
