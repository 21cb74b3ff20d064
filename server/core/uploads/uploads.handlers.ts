import type { Handlers } from '#server/core/api/handler.ts';
import { abortUpload } from './abort-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { openUpload } from './open-upload.ts';
import { listUploadParts, putUploadPart } from './parts.ts';

export const uploadsHandlers = {
  openUpload,
  putUploadPart,
  listUploadParts,
  completeUpload,
  abortUpload,
} as const satisfies Partial<Handlers>;
