// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as ChooseBoxRecordRequestList } from './ChooseBoxRecordRequest.ts';

const fields = [...IdsList, ...ChooseBoxRecordRequestList] as const satisfies readonly FieldDefinition[];

export const ChooseBoxRecordsRequestFields: typeof fields & Makes<FormValues<'ChooseBoxRecordsRequest'>> = fields;
