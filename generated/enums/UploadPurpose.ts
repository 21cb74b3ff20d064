// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'shop_logo', 'user_picture', 'banner', 'track', 'dispute_evidence', 'payout_file', 'import_file', 'lot_picture',
  'project_artwork', 'post_picture', 'message_picture',
] as const;
export type UploadPurpose = (typeof values)[number];

export const UploadPurpose: EnumDefinition<typeof values> = { name: 'UploadPurpose', values };
