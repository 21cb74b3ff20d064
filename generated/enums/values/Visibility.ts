// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['online', 'offline', 'private', 'promo', 'syncing'] as const;
