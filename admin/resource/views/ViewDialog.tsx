import type { FieldDefinition, Makes } from '#generated/definitions.ts';
import { ViewFields } from '#generated/fields/View.ts';
import type { FormValues } from '#generated/form-values.ts';
import type { View } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { refusalOf } from '../../api/refusal.ts';
import { useBusy } from '../use-busy.ts';
import { addView, changeView } from './keep-view.ts';

interface Props {
  /** What the list shows now, for a new view. */
  state: Pick<View, 'resource' | 'filter' | 'sort' | 'columns'>;
  /** The kept view whose name or readers are changed; none for a new one. */
  view?: View;
  onKept: (view: View) => void;
  onClose: () => void;
}

type Asked = Pick<FormValues<'View'>, 'name' | 'shared'>;

const isAsked = ({ name }: FieldDefinition): boolean => name === 'name' || name === 'shared';
const ASKED: readonly FieldDefinition[] & Makes<Asked> = ViewFields.filter(isAsked);

const OVERRIDES = { name: { label: 'views.name' }, shared: { label: 'views.shared' } };

/** Asks what a view is called and who has it. */
export function ViewDialog({ state, view, onKept, onClose }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const formId = useId();
  const [busy, whileBusy] = useBusy();
  const keep = (asked: Asked): Promise<unknown> =>
    whileBusy(async () => {
      try {
        const { name, shared } = asked;
        onKept(await (view ? changeView({ ...view, name, shared }) : addView({ ...state, name, shared })));
        return undefined;
      } catch (error) {
        return refusalOf(error, t);
      }
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t(view ? 'views.change' : 'views.keep_new')}</DialogTitle>
      <DialogContent>
        <SchemaForm
          id={formId}
          definitions={ASKED}
          overrides={OVERRIDES}
          values={{ name: view?.name, shared: view?.shared }}
          submitOnEnter
          onSubmit={keep}
          aria-labelledby={titleId}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button variant="contained" loading={busy} type="submit" form={formId}>
          {t('words.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
