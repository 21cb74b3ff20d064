// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as ReasonList } from './Reason.ts';

const fields = [...IdsList, ...ReasonList] as const satisfies readonly FieldDefinition[];

export const RevokeCodesRequestFields: typeof fields & Makes<FormValues<'RevokeCodesRequest'>> = fields;
