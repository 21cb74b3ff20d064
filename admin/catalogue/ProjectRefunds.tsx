import { unwrap } from '#generated/client/unwrap.ts';
import { projectsResource } from '#generated/resources/projects.ts';
import type { Project, ProjectRefund, ProjectRefundOrder } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocale, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { api } from '#admin/api/client.ts';
import { canCall, useRole } from '#admin/api/use-role.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { useRecordAction } from '#admin/resource/show/record-actions.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';

/** Interval of progress queries. */
const PROGRESS_MS = 2000;
const LABEL = projectsResource.actions.find(({ operationId }) => operationId === 'adminRefundProject')?.label ?? '';

const ORDERS = { name: 'orders' };

const countOrders = ({ sums }: ProjectRefund, ...statuses: readonly ProjectRefundOrder['status'][]): number =>
  sums.filter(({ status }) => statuses.includes(status)).reduce((count, { orders }) => count + orders, 0);

const isRunning = (refund: ProjectRefund): boolean => countOrders(refund, 'waiting', 'processing') > 0;

/** The refund of all orders of a project: what is refunded, what is left out, progress and the outcome of each order. */
export function ProjectRefunds({ project }: { project: Project }) {
  const t = useTranslate();
  const role = useRole();
  const { id = 0, version, step = 'creating' } = project;
  const start = useRecordAction<'projects'>('adminRefundProject');
  const { data, error, refetch } = useQuery({
    queryKey: ['project-refunds', id, version],
    queryFn: () => unwrap(api.GET('/admin/projects/{id}/refunds', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_MS : false),
  });
  useRefreshAfter(data !== undefined && isRunning(data));
  const stop = async () => {
    await unwrap(api.POST('/admin/projects/{id}/refunds/stop', { params: { path: { id } } }));
    await refetch();
  };
  if (data?.orders.length === 0 || step === 'successful') return null;
  const waiting = data ? countOrders(data, 'waiting') : 0;
  const open = data ? countOrders(data, 'ready', 'failed', 'stopped') : 0;
  const isStarted = data ? countOrders(data, 'waiting', 'processing', 'stopped', 'failed') > 0 : false;
  const isAllowed = canCall('adminRefundProject', role);
  return (
    <Section
      title={t('project_refund.title')}
      aside={
        <Row>
          {waiting > 0 && isAllowed && <WorkButton work={stop}>{t('project_refund.stop')}</WorkButton>}
          {waiting === 0 && open > 0 && start && (
            <Button variant="outlined" onClick={() => start({})}>
              {t(isStarted ? 'project_refund.retry' : LABEL)}
            </Button>
          )}
        </Row>
      }
    >
      <SecondaryText>{t('project_refund.intro')}</SecondaryText>
      {open > 0 && !start && <SecondaryText sx={{ mt: 1 }}>{t(explainUnavailable(project, isAllowed))}</SecondaryText>}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {data && <Progress refund={data} />}
      {data && <Orders refund={data} />}
    </Section>
  );
}

/** Reloads the project when a run has ended: its sales and the possible steps have changed. */
function useRefreshAfter(running: boolean): void {
  const refresh = useRefresh();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) refresh();
    wasRunning.current = running;
  }, [running, refresh]);
}

/** Key of the text that says why the refund cannot be started. */
function explainUnavailable({ step }: Project, isAllowed: boolean): string {
  if (!isAllowed) return 'project_refund.admin';
  return step === 'in_progress' || step === 'confirmed' || step === 'failed'
    ? 'project_refund.online'
    : 'project_refund.step';
}

/** Number and amount of orders by status and currency, and the progress of a started refund. */
function Progress({ refund }: { refund: ProjectRefund }) {
  const t = useTranslate();
  const locale = useLocale();
  const done = countOrders(refund, 'refunded');
  const total = done + countOrders(refund, 'waiting', 'processing', 'stopped', 'failed');
  const label = t('project_refund.progress', { done, total });
  return (
    <Box sx={{ my: 1 }}>
      {refund.sums.map(({ currency, status, orders, amount }) => (
        <Row key={`${currency} ${status}`}>
          <span>{t(`enums.ProjectRefundStatus.${status}`)}:</span>
          <span>{t('project_refund.orders', { count: orders })}</span>
          <span>{formatMoney(amount, currency, locale)}</span>
        </Row>
      ))}
      {total > done && (
        <>
          <Box role="status" sx={{ mt: 1 }}>
            {label}
          </Box>
          <LinearProgress aria-label={label} variant="determinate" value={(100 * done) / total} />
        </>
      )}
    </Box>
  );
}

function Orders({ refund }: { refund: ProjectRefund }) {
  const t = useTranslate();
  const locale = useLocale();
  const count = refund.sums.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <>
      <Box sx={SCROLLED} tabIndex={0} role="group" aria-label={t('project_refund.title')}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('project_refund.order')}</TableCell>
              <TableCell align="right">{t('project_refund.amount')}</TableCell>
              <TableCell>{t('project_refund.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {refund.orders.map(({ order_id, number, currency, amount, status, reason }) => (
              <TableRow key={order_id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Link to={buildRecordPath(ORDERS, order_id)}>{number}</Link>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatMoney(amount, currency, locale)}
                </TableCell>
                <TableCell>
                  {t(`enums.ProjectRefundStatus.${status}`)}
                  {reason && <SecondaryText>{t(`enums.ProjectRefundReason.${reason}`)}</SecondaryText>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {count > refund.orders.length && (
        <SecondaryText>{t('project_refund.listed', { count: refund.orders.length })}</SecondaryText>
      )}
    </>
  );
}

const SCROLLED = { overflow: 'auto', maxHeight: 320 } as const;
