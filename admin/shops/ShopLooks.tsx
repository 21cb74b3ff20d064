import { looksResource } from '#generated/resources/looks.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { ListExcerpt } from '#admin/resource/show/ListExcerpt.tsx';

const COLUMNS = ['state', 'published_at', 'published_by', 'created_at', 'created_by'] as const;

/** The latest theme versions of a shop. */
export function ShopLooks({ record }: { record: RaRecord }) {
  const t = useTranslate();
  return (
    <ListExcerpt
      title={t('looks.history')}
      resource={looksResource}
      filter={{ shop_id: record.id }}
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={COLUMNS}
      shown={5}
      all={(total) => t('looks.all', { count: total })}
      none={t('looks.none')}
    />
  );
}
