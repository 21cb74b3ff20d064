import { unwrap } from '#generated/client/unwrap.ts';
import { ItemPricesFields } from '#generated/fields/ItemPrices.ts';
import type { CatalogueItem } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../api/client.ts';
import { createPath } from '../resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { SumList } from '../resource/show/SumList.tsx';
import { PriceChangeList } from './PriceChangeList.tsx';
import { PriceSteps } from './PriceSteps.tsx';

/** Price history of 30 days and planned prices of an item. */
export function ItemBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const item = record as CatalogueItem;
  const params = { path: { id: item.id } };
  const { data } = useQuery({
    queryKey: ['items', 'prices', item.id, item.price],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/items/{id}/prices', { params, signal })),
  });
  if (!data) return null;
  const { points, currency, changes, own_prices, lowest_30d } = data;
  const planButton = (
    <Button
      component={Link}
      to={`${createPath({ name: 'price-changes' })}?source=${encodeURIComponent(JSON.stringify({ item_id: item.id, currency }))}`}
      startIcon={<Add />}
    >
      {t('prices.plan')}
    </Button>
  );
  return (
    <>
      <Section title={t('prices.course')} aside={planButton}>
        <SumList fields={ItemPricesFields} names={['price', 'lowest_30d']} total="lowest_30d" record={data} />
        <PriceSteps points={points} currency={currency} lowest={lowest_30d} />
        {own_prices.length > 0 && (
          <SecondaryText>
            {t('words.pair', {
              label: t('fields.own_prices'),
              value: own_prices.map((one) => formatMoney(one.price, one.currency, locale)).join(' · '),
            })}
          </SecondaryText>
        )}
      </Section>
      <Section title={t('prices.changes')}>
        <PriceChangeList changes={changes} />
      </Section>
    </>
  );
}
