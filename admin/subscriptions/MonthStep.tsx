import { boxMonthsResource } from '#generated/resources/box-months.ts';
import type { ActionId } from '#generated/resource-index.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useRecordAction } from '#admin/resource/show/record-actions.ts';
import { Section } from '#admin/ui/blocks.tsx';

type Action = ActionId<'box-months'>;

interface Props {
  number: number;
  title: string;
  isDone: boolean;
  /** Actions of the step; unavailable ones are hidden. */
  actions?: readonly Action[];
  /** The recommended next action. */
  next?: Action | false;
  children: ReactNode;
}

/** A step of a monthly run with its state and actions. */
export function MonthStep({ number, title, isDone, actions = [], next, children }: Props) {
  const t = useTranslate();
  const Icon = isDone ? CheckCircle : RadioButtonUnchecked;
  return (
    <Section
      title={`${number}. ${title}`}
      mark={
        <Icon
          fontSize="small"
          color={isDone ? 'success' : 'disabled'}
          titleAccess={t(isDone ? 'boxes.step_done' : 'boxes.step_open')}
        />
      }
      aside={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions.map((action) => (
            <StepButton key={action} action={action} isNext={action === next} />
          ))}
        </Stack>
      }
    >
      {children}
    </Section>
  );
}

function StepButton({ action, isNext }: { action: Action; isNext: boolean }) {
  const t = useTranslate();
  const start = useRecordAction<'box-months'>(action);
  const label = boxMonthsResource.actions.find(({ operationId }) => operationId === action)?.label;
  return (
    start &&
    label && (
      <Button variant={isNext ? 'contained' : 'outlined'} onClick={() => start({})}>
        {t(label)}
      </Button>
    )
  );
}
