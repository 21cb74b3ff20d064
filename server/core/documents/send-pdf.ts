import { Readable } from 'node:stream';
import type { Answer, Call, OperationId } from '#server/core/api/handler.ts';

/** Sends a PDF for display in the browser. */
export function sendPdf<Op extends OperationId>(
  { reply }: Pick<Call<Op>, 'reply'>,
  name: string,
  bytes: Readable,
): Answer<Op> {
  reply.header('content-type', 'application/pdf');
  reply.header('content-disposition', `inline; filename="${name}"`);
  reply.header('cache-control', 'private, no-store');
  const stream: unknown = Readable.toWeb(bytes);
  return stream as Answer<Op>;
}
