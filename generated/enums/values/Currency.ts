// Written by `npm run generate` from the OpenAPI description. Do not edit.

export const values = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'KRW', 'JPY', 'CNY', 'PHP'] as const;
