import { CustomerFigureFields } from '#generated/fields/CustomerFigure.ts';
import type { Customer } from '#generated/schemas.ts';
import { SumList } from '#admin/resource/show/SumList.tsx';
import { NotesPanel } from '#admin/resource/notes/NotesPanel.tsx';
import { Columns, Section } from '#admin/ui/blocks.tsx';
import { RelatedList } from '#admin/resource/show/RelatedList.tsx';
import { type RaRecord, useTranslate } from 'react-admin';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { DuplicateHint } from './DuplicateHint.tsx';

/** The page of a customer: related lists; purchases and addresses in the side column. */
export function CustomerBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, duplicates, figures = [], addresses = [], related = [] } = record as Customer;
  const side = (
    <>
      <Section title={t('customer.figures')}>
        {figures.map((figure) => (
          <SumList
            key={figure.currency}
            fields={CustomerFigureFields}
            names={['orders', 'refunded', 'paid']}
            total="paid"
            record={{ ...figure }}
          />
        ))}
        {figures.length === 0 && t('customer.nothing_paid')}
      </Section>
      <CustomerAddresses addresses={addresses} />
    </>
  );
  return (
    <Columns side={side}>
      {duplicates > 0 && <DuplicateHint count={duplicates} />}
      {related.map(({ resource, count, filter }) => (
        <RelatedList key={resource} name={resource} count={count} filter={filter} />
      ))}
      <NotesPanel resource="client" record_id={id} />
    </Columns>
  );
}
