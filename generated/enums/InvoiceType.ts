// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Colored, EnumDefinition } from '../definitions.ts';
import { values } from './choices/InvoiceType.ts';

export type InvoiceType = (typeof values)[number];

export const InvoiceType: EnumDefinition<typeof values> & Colored<InvoiceType> = {
  name: 'InvoiceType',
  values,
  colors: { invoice: 'blue', credit_note: 'yellow' },
};
