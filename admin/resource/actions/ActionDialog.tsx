import type { ActionDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import type { Refusal } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { focusFirst } from '#admin/ui/focus-first.ts';
import type { AskAnswer, AskProps } from '../define.ts';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useTitleOf } from '../record-title.ts';
import { actionMoney } from './action-money.ts';
import type { FilterValues } from '#admin/api/filters.ts';
import { askedFields } from './allowed.ts';
import { useConsequence } from './consequences.ts';
import { countOfRecords } from './count-of-records.ts';
import { movedAmounts, PreviewNote } from './PreviewNote.tsx';
import { usePreview } from './use-preview.ts';
import { useSettled } from './use-settled.ts';

const MoneyQuestion = lazy(async () => ({ default: (await import('./MoneyQuestion.tsx')).MoneyQuestion }));
const LimitNote = lazy(async () => ({ default: (await import('./LimitNote.tsx')).LimitNote }));

type Values = Record<string, unknown>;

interface Props {
  action: ActionDefinition;
  /** The record of a row action, or the chosen ones of a bulk action. */
  records: readonly RaRecord[];
  /** Chosen records that the action does not fit. */
  others?: readonly RaRecord[];
  /** What it is about, in place of the records. */
  about?: ReactNode;
  /** In the place of the records: all of a filter. */
  filter?: FilterValues;
  resource: ResourceDefinition;
  /** What is known already: fields begin with it, what they do not ask is sent beside them. */
  preset?: Readonly<Values>;
  /** The part of the record that is meant. */
  part?: RaRecord;
  /** Asks what the form of the body cannot ask well. */
  ask?: ComponentType<AskProps>;
  onRun: (values: Values) => Promise<Refusal | undefined>;
  onClose: () => void;
}

const NOTHING: Values = {};
const NONE: readonly RaRecord[] = [];

/** What an action on a whole resource is about. */
const NO_RECORD: RaRecord = { id: '' };

/** What a part has already of what is asked. */
const askedOf = (part: RaRecord | undefined, asked: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(asked.flatMap(({ name }) => (part && name in part ? [[name, part[name]]] : [])));

/** What the form asked, held back until somebody has read what money it moves. */
interface Told {
  values: Values;
  /** Ends the sending of the form: with what the server has against it, or with nothing to correct. */
  answer: (refusal: Refusal | undefined) => void;
}

/**
 * Asks what an action needs, by the form of its request body; an action without one asks only whether to go on. One that
 * moves money says how much, and runs only when that was confirmed.
 */
export function ActionDialog(props: Props) {
  const { action, records, others = NONE, about, filter, resource, preset = NOTHING, part, ask: Ask } = props;
  const { onRun, onClose } = props;
  const t = useTranslate();
  const titleOf = useTitleOf(resource);
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const [asked] = useState(() => askedFields(resource, action, records));
  const settled = useSettled(asked);
  const isSettled = settled !== undefined;
  // the form may come after its dialog
  useEffect(() => {
    if (isSettled) focusFirst(document.getElementById(formId));
  }, [isSettled, formId]);
  const [told, setTold] = useState<Told>();
  const [answer, setAnswer] = useState<AskAnswer>({});
  const [typed, setTyped] = useState(preset);
  const [isOver, setIsOver] = useState(false);
  const locale = useLocale();
  const chosen = action.byRecord ? [...records, ...others] : records;
  const preview = usePreview(
    action,
    { records: chosen, part, filter },
    { ...settled, ...preset, ...askedOf(part, asked), ...typed, ...answer },
  );
  // the first records of a filter may all be skipped, and others not
  const isInVain = preview?.data?.changed === 0 && filter === undefined;
  const amounts = movedAmounts(preview?.data, locale);
  const title = t(action.label);
  const [first] = records;
  const named = records.length === 1 && first ? titleOf(first) : countOfRecords(resource, records.length, t);
  const consequence = useConsequence(action, resource, part ?? first);
  const run = (values: Values) => whileBusy(() => onRun({ ...answer, ...values }));
  const { money } = action;
  const known = { ...preset, ...answer };
  // without a form there is nothing to ask first
  const isToldAtOnce = money !== undefined && asked.length === 0;
  /** Whether the form is followed by the question about its money; where none would move there is no question. */
  const tellsAfter = (values: Values): boolean => {
    if (!money || isToldAtOnce) return false;
    const { sums } = actionMoney(money, records, { ...known, ...values });
    return sums.length === 0 || sums.some(({ amount }) => amount !== 0);
  };
  const submit = (values: Values): Promise<Refusal | undefined> =>
    tellsAfter(values) ? new Promise((answer) => setTold({ values, answer })) : run(values);
  const back = () => {
    told?.answer({ errors: [] });
    setTold(undefined);
  };
  const confirm = async () => {
    told?.answer(await run(told.values));
    setTold(undefined);
  };
  const values = told?.values ?? (isToldAtOnce ? NOTHING : undefined);
  return (
    <Dialog
      open
      onClose={told ? back : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={Ask ? 'sm' : 'xs'}
      slotProps={{
        transition: { onEntered: () => focusFirst(document.getElementById(formId)) },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {(about || action.scope !== 'collection') && (
          <DialogContentText component="div" sx={{ mb: 2 }}>
            {about ?? named}
          </DialogContentText>
        )}
        {consequence && <DialogContentText sx={{ mb: 2 }}>{consequence}</DialogContentText>}
        {money && values && (
          <Suspense>
            <MoneyQuestion
              action={action}
              resource={resource}
              money={money}
              records={records}
              values={{ ...known, ...values }}
            />
          </Suspense>
        )}
        {preview && (
          <Box sx={values ? { mt: 2 } : undefined}>
            <PreviewNote action={action} resource={resource} preview={preview} />
          </Box>
        )}
        <Box hidden={told !== undefined}>
          {Ask && <Ask record={first ?? NO_RECORD} preset={preset} onAnswer={setAnswer} />}
          {settled && (
            <SchemaForm
              id={formId}
              definitions={asked}
              values={{ ...settled, ...preset, ...part }}
              {...((action.limit?.amount || preview) && {
                onChange: (values: Values) => setTyped({ ...preset, ...values }),
              })}
              submitOnEnter
              onSubmit={submit}
              aria-labelledby={titleId}
            />
          )}
          {action.limit?.amount && (
            <Suspense>
              <LimitNote limit={action.limit} record={first} values={{ ...typed, ...answer }} onJudged={setIsOver} />
            </Suspense>
          )}
        </Box>
      </DialogContent>
      {told ? (
        <DialogActions>
          {/* a second Enter must not move money */}
          <Button key="back" autoFocus onClick={back}>
            {t('action.back')}
          </Button>
          <Button key="run" variant="contained" color="warning" loading={busy} onClick={() => void confirm()}>
            {title}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={answer === undefined || isOver || !isSettled || preview?.refused !== undefined || isInVain}
            type="submit"
            form={formId}
            autoFocus={asked.length === 0 && !money}
          >
            {tellsAfter(typed) ? t('action.continue') : amounts ? `${title} · ${amounts}` : title}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
