import type { FieldDefinition, Makes } from '#generated/definitions.ts';
import { ViewFields } from '#generated/fields/View.ts';
import type { FormValues } from '#generated/form-values.ts';
import type { View } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../edit/FormDialog.tsx';
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
  const keep = async ({ name, shared }: Asked) =>
    onKept(await (view ? changeView({ ...view, name, shared }) : addView({ ...state, name, shared })));
  return (
    <FormDialog
      title={t(view ? 'views.change' : 'views.new')}
      submit={t('words.save')}
      definitions={ASKED}
      overrides={OVERRIDES}
      values={{ name: view?.name, shared: view?.shared }}
      onSubmit={keep}
      onClose={onClose}
    />
  );
}
