import type { Sales, SalesFigures } from '#generated/schemas.ts';
import { useLocale, useTranslate } from 'react-admin';
import { stretchWords } from './day-words.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { StatsQuery } from './stats-query.ts';
import { ordersPath } from './use-stats.ts';

interface Props {
  query: StatsQuery;
  sales: Sales;
  columns: readonly (keyof SalesFigures)[];
  /** Only stretches with something in them. */
  dense?: boolean;
}

/** Sales over time as a table; every number of orders leads to them. */
export function PointsTable({ query, sales, columns, dense }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { points, granularity, currency, figures } = sales;
  const shown = dense ? points.filter((point) => point.figures.orders > 0 || point.figures.refunds_count > 0) : points;
  const rows = shown.map((point) => {
    const name = stretchWords(point, granularity, locale);
    return {
      key: point.from,
      name,
      figures: point.figures,
      orders: point.figures.orders > 0 && (
        <OrdersLink
          to={ordersPath(query, { from: point.from, to: point.to })}
          value={point.figures.orders.toLocaleString(locale)}
          name={name}
        />
      ),
    };
  });
  const caption = t(`enums.StatsGranularity.${granularity}`);
  return <FiguresTable {...{ caption, head: t('stats.period'), columns, rows, currency }} total={figures} />;
}
