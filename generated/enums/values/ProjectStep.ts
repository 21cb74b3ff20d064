// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['creating', 'checking', 'in_progress', 'confirmed', 'successful', 'failed', 'refused'] as const;
