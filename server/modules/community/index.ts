// Public interface of the module.
export { mailChatAnswers } from './chat-mails.ts';
export { conversationsHandlers } from './conversations.handlers.ts';
export { conversationsResource } from './conversations.resource.ts';
export { conversationMessages, conversations } from './conversations.table.ts';
export { directConversations, directMessages, directParticipants } from './direct-messages.table.ts';
export { likesHandlers, readWishlist } from './likes.ts';
export { mailUnreadDirectMessages } from './mail-unread-messages.ts';
export { projectLikes, wishes } from './likes.table.ts';
export { communityPersonalData } from './personal-data.ts';
export { reviewsHandlers, reviewsResource } from './reviews.handlers.ts';
export { reviews } from './reviews.table.ts';
export { toSignature } from './signature.ts';
export { countUnreadMessages } from './user-conversations.ts';
export { userProfileHandlers } from './user-profile.ts';
