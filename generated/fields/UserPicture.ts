// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'picture',
    type: 'image',
    label: 'fields.picture',
    preview: 'pictures',
    upload: 'user_picture',
    accept: 'image/png, image/jpeg, image/webp',
    maxSize: 8,
    maxLength: 200,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const UserPictureFields: typeof fields & Makes<FormValues<'UserPicture'>> = fields;
