// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['in_preparation', 'sent', 'arrived', 'delivered', 'cancelled'] as const;
