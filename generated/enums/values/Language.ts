// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['en', 'fr', 'zh'] as const;
