import { mailsResource } from '#generated/resources/mails.ts';
import { screen } from '#admin/resource/define.ts';
import { MailBacklog } from './MailBacklog.tsx';

export default screen(mailsResource, {
  columns: { subject: { width: 210 }, template: { width: 186 }, status: { width: 96 } },
  show: [
    'recipient',
    'subject',
    'template',
    'status',
    'order_id',
    'created_at',
    'sent_at',
    'attempts',
    'next_attempt_at',
    'error',
  ],
  titleTools: MailBacklog,
  body: async () => (await import('./MailBody.tsx')).MailBody,
});
