import { boxMonthsResource } from '#generated/resources/box-months.ts';
import type { ActionId } from '#generated/resource-index.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useRecordAction } from '../resource/show/record-actions.ts';
import { Section } from '../resource/show/blocks.tsx';

interface Props {
  number: number;
  title: string;
  isDone: boolean;
  /** What can be done in this step; what the month does not allow now is left out. */
  actions?: readonly ActionId<'box-months'>[];
  children: ReactNode;
}

/** A step of a month's preparation: whether it is done, what can be done, and how it stands. */
export function MonthStep({ number, title, isDone, actions = [], children }: Props) {
  const t = useTranslate();
  const Icon = isDone ? CheckCircle : RadioButtonUnchecked;
  const aside = (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {actions.map((action) => (
        <StepButton key={action} action={action} />
      ))}
      <Icon color={isDone ? 'success' : 'disabled'} titleAccess={t(isDone ? 'boxes.step_done' : 'boxes.step_open')} />
    </Stack>
  );
  return (
    <Section title={`${number}. ${title}`} aside={aside}>
      {children}
    </Section>
  );
}

function StepButton({ action }: { action: ActionId<'box-months'> }) {
  const t = useTranslate();
  const start = useRecordAction<'box-months'>(action);
  const label = boxMonthsResource.actions.find(({ operationId }) => operationId === action)?.label;
  return (
    start &&
    label && (
      <Button size="small" variant="outlined" onClick={() => start({})}>
        {t(label)}
      </Button>
    )
  );
}
