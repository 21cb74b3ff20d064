import { formatMoney } from '#domain/format-money.ts';
import type { BoxMonth, BoxMonthSum } from '#generated/schemas.ts';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useLocale, useTranslate } from 'react-admin';
import { listPath } from '#admin/resource/paths.ts';
import { Row } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { MonthPicks } from './MonthPicks.tsx';
import { MonthStep } from './MonthStep.tsx';

const PERIODS = { name: 'box-periods' };
const PROPOSAL_ACTIONS = ['adminProposeBoxMonth', 'adminClearBoxMonth'] as const;

const periodsPath = (month_id: number, filter: object) => listPath(PERIODS, { month_id, ...filter });

/** The steps of a monthly run: boxes due, candidate records, stock, exceptions and orders. */
export function BoxMonthBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const month = record as BoxMonth;
  const { id, picks = [], exceptions = [], periods_count = 0, chosen_count = 0, open_count = 0 } = month;
  const shortPicks = picks.filter(({ waiting, stock }) => waiting > stock);
  const blockedCount = exceptions.reduce((sum, { count }) => sum + count, 0);
  const blockingExceptions = exceptions.filter(({ exception }) => exception !== 'short');
  return (
    <>
      <MonthStep number={1} title={t('boxes.step_due')} isDone={periods_count > 0} actions={['adminGatherBoxMonth']}>
        <DuePeriods month={month} />
      </MonthStep>
      <MonthStep
        number={2}
        title={t('boxes.step_records')}
        isDone={chosen_count > 0 && chosen_count === periods_count}
        actions={['adminAddBoxPick', ...(picks.length > 0 ? PROPOSAL_ACTIONS : [])]}
        next={chosen_count < periods_count && (picks.length > 0 ? 'adminProposeBoxMonth' : 'adminAddBoxPick')}
      >
        <Typography sx={{ mb: 1 }}>{t('boxes.chosen', { count: chosen_count, total: periods_count })}</Typography>
        <MonthPicks picks={picks} />
      </MonthStep>
      <MonthStep number={3} title={t('boxes.step_stock')} isDone={chosen_count > 0 && shortPicks.length === 0}>
        {shortPicks.length === 0 && (
          <Typography color="textSecondary">{t(chosen_count > 0 ? 'boxes.enough' : 'boxes.none_chosen')}</Typography>
        )}
        {shortPicks.map(({ id: pickId, item_id, title, waiting, stock }) => (
          <Row key={pickId}>
            <Link to={periodsPath(id, { item_id, status: 'planned' })}>
              {t('boxes.too_few', { title, count: waiting - stock })}
            </Link>
          </Row>
        ))}
      </MonthStep>
      <MonthStep number={4} title={t('boxes.step_exceptions')} isDone={blockingExceptions.length === 0}>
        <Exceptions month={month} exceptions={blockingExceptions} />
      </MonthStep>
      <MonthStep
        number={5}
        title={t('boxes.step_run')}
        isDone={periods_count > 0 && open_count === 0}
        actions={['adminRunBoxMonth', 'adminStopBoxMonth']}
        next={chosen_count > 0 && open_count > blockedCount && 'adminRunBoxMonth'}
      >
        <RunProgress month={month} />
      </MonthStep>
    </>
  );
}

/** Number of subscribers due this month, and of those skipped, by reason. */
function DuePeriods({ month }: { month: BoxMonth }) {
  const t = useTranslate();
  const { id, skips = [], periods_count = 0 } = month;
  return (
    <>
      <Row>
        {periods_count > 0 ? (
          <Link to={periodsPath(id, { status_neq: 'skipped' })}>{t('boxes.due', { count: periods_count })}</Link>
        ) : (
          <Typography color="textSecondary">{t('boxes.nobody_due')}</Typography>
        )}
      </Row>
      {skips.length > 0 && (
        <Row>
          <Typography component="span" color="textSecondary">
            {t('fields.skipped_count')}:
          </Typography>
          {skips.map(({ reason, count }) => (
            <Link key={reason} to={periodsPath(id, { skipped_because: reason })}>
              {t(`enums.BoxSkipReason.${reason}`)} ({count})
            </Link>
          ))}
        </Row>
      )}
    </>
  );
}

interface ExceptionsProps {
  month: BoxMonth;
  exceptions: NonNullable<BoxMonth['exceptions']>;
}

function Exceptions({ month, exceptions }: ExceptionsProps) {
  const t = useTranslate();
  if (exceptions.length === 0) return <Typography color="textSecondary">{t('boxes.no_exceptions')}</Typography>;
  return (
    <>
      {exceptions.map(({ exception, count }) => (
        <Row key={exception}>
          <Link to={periodsPath(month.id, { exception })}>
            {t(`enums.BoxException.${exception}`)} ({count})
          </Link>
        </Row>
      ))}
      <SecondaryText sx={{ mt: 1 }}>{t('boxes.exceptions_stay')}</SecondaryText>
    </>
  );
}

/** Amounts to charge and paid, and the orders created so far. */
function RunProgress({ month }: { month: BoxMonth }) {
  const t = useTranslate();
  const { id, sums = [], status, periods_count = 0, ordered_count = 0 } = month;
  const label = t('boxes.progress', { done: ordered_count, total: periods_count });
  const isRunning = status === 'running' || status === 'waiting';
  return (
    <>
      {sums.map((sum) => (
        <SumRow key={sum.currency} sum={sum} />
      ))}
      {(isRunning || ordered_count > 0) && (
        <>
          <Row>
            <Link to={periodsPath(id, { status: 'ordered' })}>{label}</Link>
          </Row>
          <LinearProgress
            aria-label={label}
            variant="determinate"
            value={periods_count > 0 ? (100 * ordered_count) / periods_count : 0}
          />
        </>
      )}
      <SecondaryText sx={{ mt: 0.5 }}>{t('boxes.stopped_note')}</SecondaryText>
    </>
  );
}

function SumRow({ sum: { currency, charges, amount, paid } }: { sum: BoxMonthSum }) {
  const t = useTranslate();
  const locale = useLocale();
  const money = (value: number) => formatMoney(value, currency, locale);
  return (
    <Row>
      {charges > 0 && (
        <Typography component="span">{t('boxes.to_charge', { count: charges, amount: money(amount) })}</Typography>
      )}
      {paid > 0 && (
        <Typography component="span" color="success.main">
          {t('boxes.paid', { amount: money(paid) })}
        </Typography>
      )}
    </Row>
  );
}
