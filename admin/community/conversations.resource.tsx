import { conversationsResource } from '#generated/resources/conversations.ts';
import { screen } from '#admin/resource/define.ts';

export default screen(conversationsResource, {
  columns: { reference: { width: 100 }, subject: { flex: 2 }, name: { flex: 1 }, status: { width: 112 } },
  headline: ['status', 'reference'],
  body: async () => (await import('./Thread.tsx')).Thread,
  show: ['name', 'email', 'user_id', 'order_id', 'topic', 'lang', 'assigned_to', 'waiting_since', 'created_at'],
});
