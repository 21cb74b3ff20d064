// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['pending', 'processing', 'paid', 'not_paid', 'cancelled'] as const;
