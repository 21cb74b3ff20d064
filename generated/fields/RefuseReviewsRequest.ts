// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';
import { fields as RefuseReviewRequestList } from './RefuseReviewRequest.ts';

const fields = [...IdsList, ...RefuseReviewRequestList] as const satisfies readonly FieldDefinition[];

export const RefuseReviewsRequestFields: typeof fields & Makes<FormValues<'RefuseReviewsRequest'>> = fields;
