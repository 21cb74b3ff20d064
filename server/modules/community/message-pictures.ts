import { Readable } from 'node:stream';
import type { Answer, AnyCall, Call } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';
import { findPrivateFile, getUploadStore } from '#server/core/uploads/find-upload.ts';

/** The record that the pictures of a conversation with the shop are assigned to. */
export const toPictureOwner = (conversation: number): string => `conversations/${conversation}`;

/** The record that the pictures of a conversation between accounts are assigned to. */
export const toDirectPictureOwner = (conversation: number): string => `direct-conversations/${conversation}`;

/** Assigns uploaded pictures of the caller to a record, e.g. 'conversations/41'. Throws 422 for other files. */
export async function assignPictures(
  tx: Transaction,
  call: AnyCall,
  record: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const file = { purpose: 'message_picture', field: 'pictures', before: null, after: key } as const;
    await assignUpload(tx, { ...file, record }, call);
  }
}

type PictureCall = Call<'getConversationPicture' | 'getDirectPicture' | 'adminGetConversationPicture'>;

/** Streams a picture of one of the records, which the caller may see. Throws 404. */
export async function sendPicture(
  { context, params, query, reply }: PictureCall,
  ...records: readonly string[]
): Promise<Answer<'getConversationPicture'>> {
  const { id } = await findPrivateFile(context.db, params.key, ...records);
  reply.header('content-type', 'image/webp');
  // a key always has the same bytes
  reply.header('cache-control', 'private, max-age=31536000, immutable');
  const bytes: unknown = Readable.toWeb(getUploadStore(context).readKept(id, query.size ?? 'full'));
  return bytes as Answer<'getConversationPicture'>;
}
