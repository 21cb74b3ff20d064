// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as PauseBoxRequestList } from './PauseBoxRequest.ts';

const fields = [...IdsList, ...PauseBoxRequestList] as const satisfies readonly FieldDefinition[];

export const PauseBoxesRequestFields: typeof fields & Makes<FormValues<'PauseBoxesRequest'>> = fields;
