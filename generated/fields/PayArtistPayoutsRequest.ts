// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as PayArtistPayoutRequestList } from './PayArtistPayoutRequest.ts';

const fields = [...IdsList, ...PayArtistPayoutRequestList] as const satisfies readonly FieldDefinition[];

export const PayArtistPayoutsRequestFields: typeof fields & Makes<FormValues<'PayArtistPayoutsRequest'>> = fields;
