// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['to_do', 'to_check', 'invoiced', 'valid'] as const;
