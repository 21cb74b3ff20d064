import { mailsResource } from '#generated/resources/mails.ts';
import { screen } from '../resource/define.ts';

export default screen(mailsResource, {
  columns: { recipient: { flex: 1.4 }, subject: { flex: 1.2 }, template: { width: 168 }, status: { width: 96 } },
  show: ['recipient', 'subject', 'template', 'status', 'order_id', 'created_at', 'sent_at'],
  body: async () => (await import('./MailBody.tsx')).MailBody,
});
