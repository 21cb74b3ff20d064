import type { Call } from '#server/core/api/handler.ts';

/** Sends bytes as a file download. Characters of the name other than ASCII letters, digits, `.` and `-` become `_`. */
export function sendAttachment(call: Pick<Call, 'reply'>, name: string, bytes: Uint8Array): ReadableStream<Uint8Array> {
  call.reply.header('content-type', 'application/octet-stream');
  call.reply.header('content-length', String(bytes.length));
  call.reply.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
