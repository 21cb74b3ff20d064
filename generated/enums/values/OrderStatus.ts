// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = [
  'pending', 'preorder', 'paid', 'paused', 'in_preparation', 'sent', 'delivered', 'completed', 'cancelled',
] as const;
