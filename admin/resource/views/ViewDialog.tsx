import type { FieldDefinition, Makes } from '#generated/definitions.ts';
import { ViewFields } from '#generated/fields/View.ts';
import type { FormValues } from '#generated/form-values.ts';
import type { View } from '#generated/schemas.ts';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../edit/FormDialog.tsx';
import { createView, updateView } from './save-view.ts';

interface Props {
  /** Current state of the list, saved in a new view. */
  state: Pick<View, 'resource' | 'filter' | 'sort' | 'columns'>;
  /** The saved view to edit; absent for a new one. */
  view?: View;
  onSaved: (view: View) => void;
  onClose: () => void;
}

type ViewNaming = Pick<FormValues<'View'>, 'name' | 'shared'>;

const isNamingField = ({ name }: FieldDefinition): boolean => name === 'name' || name === 'shared';
const NAMING_FIELDS: readonly FieldDefinition[] & Makes<ViewNaming> = ViewFields.filter(isNamingField);

const OVERRIDES = { name: { label: 'views.name' }, shared: { label: 'views.shared' } };

/** Dialog of a view's name and whether it is shared. */
export function ViewDialog({ state, view, onSaved, onClose }: Props) {
  const t = useTranslate();
  const save = async ({ name, shared }: ViewNaming) =>
    onSaved(await (view ? updateView({ ...view, name, shared }) : createView({ ...state, name, shared })));
  return (
    <FormDialog
      title={t(view ? 'views.change' : 'views.new')}
      submitLabel={t('words.save')}
      definitions={NAMING_FIELDS}
      overrides={OVERRIDES}
      values={{ name: view?.name, shared: view?.shared }}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
