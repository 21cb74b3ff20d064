import { boxPeriodsResource } from '#generated/resources/box-periods.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { NotesPanel } from '#admin/resource/notes/NotesPanel.tsx';
import { ListExcerpt } from '#admin/resource/show/ListExcerpt.tsx';

const COLUMNS = ['month', 'status', 'item_id', 'amount', 'order_id', 'failure_code', 'skipped_because'] as const;

/** The months of a subscription, newest first, and its notes. */
export function BoxBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  return (
    <>
      <ListExcerpt
        title={t('boxes.months')}
        resource={boxPeriodsResource}
        filter={{ box_id: record.id }}
        sort={{ field: 'month', order: 'DESC' }}
        columns={COLUMNS}
        shown={12}
        all={() => t('boxes.see_all')}
        none={t('boxes.no_months')}
      />
      <NotesPanel resource="box" record_id={Number(record.id)} />
    </>
  );
}
