import type { Query } from '#generated/operation-types.ts';
import { useReport } from '#admin/resource/report/use-report.ts';
import { PlaysSection } from './PlaysSection.tsx';

/** The most played tracks in the period of the sales report, of its project or shop if one is selected. */
export function SalesPlays() {
  const { query, series } = useReport();
  const { shop_id, project_id } = query.selection as Pick<Query<'adminGetPlays'>, 'shop_id' | 'project_id'>;
  return <PlaysSection query={{ period: 'range', ...series.range, shop_id, project_id }} />;
}
