// Public interface of the module.
export { accountsHandlers } from './accounts.handlers.ts';
export { checkOwnPassword } from './check-own-password.ts';
export { findCustomerId } from './find-customer-id.ts';
export { type CustomerRow, customers } from './customers.table.ts';
export { createAdmin } from './create-admin.ts';
export { adminSignInAsCustomer } from './impersonate.ts';
export { PASSWORD_LETTER, writePasswordLetter } from './letters/password-letter.ts';
export { SIGN_UP_LETTER, writeSignUpLetter } from './letters/sign-up-letter.ts';
export { subscribeImported, withdrawImported } from './newsletter/imported-subscriptions.ts';
export { pruneSubscribers } from './newsletter/prune-subscribers.ts';
export { requestSubscription, subscribeConfirmed } from './newsletter/subscribe.ts';
export { subscribersResource } from './newsletter/subscribers.resource.ts';
export { subscribers } from './newsletter/subscribers.table.ts';
export { passkeys } from './passkeys/passkeys.table.ts';
export { socialIdentities } from './social/social-identities.table.ts';
export { accountsPersonalData } from './personal-data.ts';
export { userResource } from './user.resource.ts';
