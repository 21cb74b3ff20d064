// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as ExtendBoxRequestList } from './ExtendBoxRequest.ts';

const fields = [...IdsList, ...ExtendBoxRequestList] as const satisfies readonly FieldDefinition[];

export const ExtendBoxesRequestFields: typeof fields & Makes<FormValues<'ExtendBoxesRequest'>> = fields;
