// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['pending', 'preorder', 'in_preparation', 'sent', 'delivered', 'cancelled'] as const;
