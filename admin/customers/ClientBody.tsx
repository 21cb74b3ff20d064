import { ClientFigureFields } from '#generated/fields/ClientFigure.ts';
import type { Client } from '#generated/schemas.ts';
import { SumList } from '#admin/resource/show/SumList.tsx';
import { NotesPanel } from '#admin/resource/notes/NotesPanel.tsx';
import { Columns, Section } from '#admin/ui/blocks.tsx';
import { RelatedList } from '#admin/resource/show/RelatedList.tsx';
import { type RaRecord, useTranslate } from 'react-admin';
import { ClientAddresses } from './ClientAddresses.tsx';
import { TwinHint } from './TwinHint.tsx';

/** What there is of a customer: her lists with the newest of each; beside them what she spent and where she lives. */
export function ClientBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, duplicates, figures = [], addresses = [], related = [] } = record as Client;
  const side = (
    <>
      <Section title={t('client.figures')}>
        {figures.map((figure) => (
          <SumList
            key={figure.currency}
            fields={ClientFigureFields}
            names={['orders', 'refunded', 'paid']}
            total="paid"
            record={{ ...figure }}
          />
        ))}
        {figures.length === 0 && t('client.nothing_paid')}
      </Section>
      <ClientAddresses addresses={addresses} />
    </>
  );
  return (
    <Columns side={side}>
      {duplicates > 0 && <TwinHint count={duplicates} />}
      {related.map(({ resource, count, filter }) => (
        <RelatedList key={resource} name={resource} count={count} filter={filter} />
      ))}
      <NotesPanel resource="client" record_id={id} />
    </Columns>
  );
}
