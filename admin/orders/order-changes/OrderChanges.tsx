import { OrderChangeStatus } from '#generated/enums/OrderChangeStatus.ts';
import type { Order, OrderChange } from '#generated/schemas.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useLocale, useTranslate } from 'react-admin';
import { ProjectLine } from '../lines/ProjectLine.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { PartButtons } from '#admin/resource/show/PartButtons.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** Past and pending changes of an order's items. */
export function OrderChanges({ order: { changes = [] } }: { order: Order }) {
  const t = useTranslate();
  return (
    <Section title={t('order_change.title')}>
      {changes.map((change) => (
        <ChangeRow key={change.id} change={change} />
      ))}
    </Section>
  );
}

function ChangeRow({ change }: { change: OrderChange }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, amount, currency, lines, reason, documents = [] } = change;
  const { pay_url, expires_at, settled_at, created_at } = change;
  const money = (value: number) => formatMoney(value, currency, locale);
  const name = `${t('fields.change_id')} ${change.id}`;
  return (
    <Box role="group" aria-label={name} sx={ROW}>
      <Row>
        <StatusChip definition={OrderChangeStatus} value={status} />
        <strong>{amount > 0 ? `+${money(amount)}` : money(amount)}</strong>
        <SecondaryText component="span">{formatDateTime(settled_at ?? created_at, locale)}</SecondaryText>
        <Box sx={{ flex: 1 }} />
        <PartButtons of="OrderChange" part={change} name={name} />
      </Row>
      <Typography>“{reason}”</Typography>
      {lines.map((line, index) => (
        <ProjectLine
          key={index}
          line={line}
          note={line.reason ?? ''}
          amounts={[`${line.quantity > 0 ? '+' : '−'}${Math.abs(line.quantity)} ×`, money(line.amount)]}
        />
      ))}
      {documents.length > 0 && (
        <Row>
          {documents.map(({ id, type, number }) => (
            <Link key={id} to={buildRecordPath({ name: 'invoice' }, id)}>
              {t(`enums.InvoiceType.${type}`)} {number}
            </Link>
          ))}
        </Row>
      )}
      {pay_url && (
        <Row>
          <MuiLink href={pay_url} target="_blank" rel="noreferrer">
            {t('draft.pay_link')}
          </MuiLink>
          <CopyButton text={pay_url} name={t('fields.pay_url')} />
          <SecondaryText>{t('order_change.until', { date: formatDate(expires_at ?? null, locale) })}</SecondaryText>
        </Row>
      )}
    </Box>
  );
}

const ROW = { '& + &': { borderTop: 1, borderColor: 'divider' }, py: 0.75 } as const;
