import { formatDateTime } from '#domain/dates.ts';
import { passUsesResource } from '#generated/resources/pass-uses.ts';
import { screen } from '../resource/define.ts';

export default screen(passUsesResource, {
  name: ({ created_at }, _, locale) => formatDateTime(created_at, locale),
  columns: { id: { width: 88 }, pass_id: { flex: 1.4 } },
});
