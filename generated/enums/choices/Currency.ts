// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'KRW', 'JPY', 'CNY', 'PHP'] as const;

export const Currency: EnumDefinition<typeof values> = { name: 'Currency', values, labels: 'intl-currency' };
