// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['create', 'update', 'delete', 'action'] as const;
