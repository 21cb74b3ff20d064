// Public interface of the module.
export { accountsHandlers } from './accounts.handlers.ts';
export { clientIdOf } from './client-id.ts';
export { type ClientRow, clients } from './clients.table.ts';
export { createAdmin } from './create-admin.ts';
export { adminSignInAsClient } from './impersonate.ts';
export { SIGN_UP_LETTER, writeSignUpLetter } from './letters/sign-up-letter.ts';
export { accountsPersonalData } from './personal-data.ts';
export { userResource } from './user.resource.ts';
