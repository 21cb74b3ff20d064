import type { ProjectStep } from '#generated/enums/ProjectStep.ts';
import type { Project } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { findMissingChecks } from '#domain/catalogue/project-steps.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link, useGetOne, useLocale, useTranslate } from 'react-admin';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { ActionInputProps } from '#admin/resource/define.ts';
import { CheckItem } from './Checks.tsx';
import { buildPaidOrdersPath } from './paid-orders.ts';

type LoadedProject = Project & { id: number };

/** The dialog content of a step: missing requirements, payments to refund and the mail that is sent. */
export function createStepDialog(to: ProjectStep): ComponentType<ActionInputProps> {
  return function StepInputs({ record, onValues }: ActionInputProps) {
    const t = useTranslate();
    // cards and rows have fewer fields than the record
    const { data: project } = useGetOne<LoadedProject>('projects', { id: Number(record.id) });
    const missing = project?.checks && findMissingChecks(project.checks, to);
    const isReady = missing?.length === 0;
    const reportValues = useEffectEvent(() => onValues(isReady ? {} : undefined));
    useEffect(() => reportValues(), [isReady]);
    if (!project || !missing) return <Skeleton variant="rounded" height={72} sx={{ mb: 2 }} />;
    return (
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        {missing.length > 0 && (
          <Alert severity="warning" icon={false}>
            {t('errors.project_not_ready', { count: missing.length })}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75 }}>
              {missing.map((check) => (
                <CheckItem key={check.code} check={check} />
              ))}
            </Box>
          </Alert>
        )}
        {missing.some(({ code }) => code === 'no_paid_orders') && <PaidOrdersNote project={project} />}
        {isReady && <MailNote project={project} to={to} />}
      </Box>
    );
  };
}

function PaidOrdersNote({ project }: { project: LoadedProject }) {
  const t = useTranslate();
  const locale = useLocale();
  const { sales = [] } = project;
  const count = sales.reduce((sum, { orders }) => sum + orders, 0);
  const amount = new Intl.ListFormat(locale).format(sales.map((one) => formatMoney(one.amount, one.currency, locale)));
  return (
    <Box>
      {t('project.money_kept', { amount, count })}{' '}
      <Link to={buildPaidOrdersPath(project.id)}>{t('project.money_orders')}</Link>
    </Box>
  );
}

function MailNote({ project, to }: { project: LoadedProject; to: ProjectStep }) {
  const t = useTranslate();
  const locale = useLocale();
  const { owner } = project;
  if (!owner) return <Box sx={{ color: 'text.secondary' }}>{t('project.mail_none')}</Box>;
  const { name, email, lang } = owner;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(lang);
  const mail = t(`enums.MailTemplate.project_${to}`);
  return <Box>{t('project.mail_goes', { mail, name, email, language })}</Box>;
}
