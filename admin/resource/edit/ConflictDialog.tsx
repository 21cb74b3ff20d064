import { formatDateTime } from '#domain/dates.ts';
import { useForms } from '#forms-schema/context.tsx';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { hasEntries } from '../entry-changes.ts';
import { EntryValue } from '../EntryValue.tsx';
import { useBusy } from '#admin/ui/use-busy.ts';
import type { Conflict } from './use-save.ts';

interface Props {
  conflict: Conflict;
  /** Saves the unsaved values of these fields and the saved ones of the others. */
  onSave: (keepMine: ReadonlySet<string>) => Promise<SubmitErrors | undefined>;
  onClose: () => void;
}

const SIDES = ['mine', 'theirs'] as const;
const OTHER = { mine: 'theirs', theirs: 'mine' } as const;

/**
 * Shows both versions of a record that someone else saved first, with a choice for each field. Fields that were not edited
 * start with the saved value. Closing the dialog keeps the form.
 */
export function ConflictDialog({ conflict, onSave, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const [busy, whileBusy] = useBusy();
  const [problem, setProblem] = useState('');
  const { differences, saved } = conflict;
  const locale = useLocale();
  const { timeZone } = useForms();
  const [keepMine, setKeepMine] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isMine }) => isMine).map(({ field }) => field.name)),
  );
  const choose = (name: string, isMine: boolean) =>
    setKeepMine(isMine ? new Set([...keepMine, name]) : new Set([...keepMine].filter((kept) => kept !== name)));
  const save = async () => {
    const refusal = await whileBusy(() => onSave(keepMine));
    if (refusal) setProblem(refusal.message ?? t('errors.validation_failed'));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} gutterBottom>
          {saved
            ? t('conflict.text_by', { name: saved.by, time: formatDateTime(saved.at, locale, timeZone) })
            : t('conflict.text')}
        </DialogContentText>
        {problem && <Alert severity="error">{problem}</Alert>}
        <DifferenceTable conflict={conflict} keepMine={keepMine} onChoose={choose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void save()}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TableProps {
  conflict: Conflict;
  keepMine: ReadonlySet<string>;
  onChoose: (name: string, isMine: boolean) => void;
}

function DifferenceTable({ conflict, keepMine, onChoose }: TableProps) {
  const t = useTranslate();
  return (
    <Table size="small" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>{t('conflict.field')}</TableCell>
          {SIDES.map((side) => (
            <TableCell key={side}>{t(`conflict.${side}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {conflict.differences.map((difference) => (
          <DifferenceRow
            key={difference.field.name}
            conflict={conflict}
            difference={difference}
            isMine={keepMine.has(difference.field.name)}
            onChoose={(isMine) => onChoose(difference.field.name, isMine)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface RowProps {
  conflict: Conflict;
  difference: Conflict['differences'][number];
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

/** A field with a radio button for each value. */
function DifferenceRow({ conflict, difference, isMine, onChoose }: RowProps) {
  const t = useTranslate();
  const { field } = difference;
  const label = t(field.label);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, verticalAlign: 'top' }}>
        {label}
      </TableCell>
      {SIDES.map((side) => (
        <TableCell key={side} sx={{ verticalAlign: 'top' }}>
          <Stack component="label" direction="row" sx={{ alignItems: 'flex-start', gap: 0.5, cursor: 'pointer' }}>
            <Radio
              size="small"
              name={`conflict-${field.name}`}
              checked={isMine === (side === 'mine')}
              onChange={() => onChoose(side === 'mine')}
              slotProps={{ input: { 'aria-label': `${label}: ${t(`conflict.${side}`)}` } }}
              sx={{ p: 0.25 }}
            />
            <span style={{ overflowWrap: 'anywhere' }}>
              {hasEntries(field) ? (
                <EntryValue field={field} value={difference[side]} other={difference[OTHER[side]]} />
              ) : (
                <FieldValue definition={field} value={difference[side]} record={conflict[side]} />
              )}
            </span>
          </Stack>
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Narrow cells, so that three columns fit on a phone. */
const TABLE = { '& th, & td': { px: { xs: 0.75, sm: 2 }, '&:first-of-type': { pl: 0 } } } as const;
