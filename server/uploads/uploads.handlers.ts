import type { Handlers } from '#server/api/handler.ts';
import { abortUpload } from '#server/uploads/abort-upload.ts';
import { completeUpload } from '#server/uploads/complete-upload.ts';
import { openUpload } from '#server/uploads/open-upload.ts';
import { listUploadParts, putUploadPart } from '#server/uploads/parts.ts';

export const uploadsHandlers = {
  openUpload,
  putUploadPart,
  listUploadParts,
  completeUpload,
  abortUpload,
} as const satisfies Partial<Handlers>;
