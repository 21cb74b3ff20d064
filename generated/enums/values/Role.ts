// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['user', 'artist', 'team', 'admin'] as const;
