import type { ActionDefinition, FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import type { RaRecord } from 'react-admin';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ActionInputValues, ActionInputProps } from '../define.ts';

const LimitNote = lazy(async () => ({ default: (await import('./LimitNote.tsx')).LimitNote }));

type Values = Record<string, unknown>;

/** The record passed to the inputs of an action on a whole resource. */
const NO_RECORD: RaRecord = { id: '' };

interface Props {
  id: string;
  titleId: string;
  action: ActionDefinition;
  fields: readonly FieldDefinition[];
  record: RaRecord | undefined;
  /** Undefined until the defaults of the fields are loaded. */
  initialValues: Values | undefined;
  preset: Readonly<Values>;
  /** Current values of the form and of the custom inputs. */
  currentValues: Readonly<Values>;
  /** Custom inputs above the generated form. */
  extraInputs: ComponentType<ActionInputProps> | undefined;
  isWatched: boolean;
  onChange: (values: Values) => void;
  onExtraValues: (values: ActionInputValues) => void;
  /** Whether the amount exceeds the limit of the account's role. */
  onLimitCheck: (isExceeded: boolean) => void;
  onSubmit: (values: Values) => Promise<SubmitErrors | undefined>;
}

/** The inputs of an action: its custom inputs, the form of its request body, and the note about its limit. */
export function ActionForm(props: Props) {
  const {
    id,
    titleId,
    action,
    fields,
    record,
    initialValues,
    preset,
    currentValues,
    extraInputs: ExtraInputs,
    isWatched,
  } = props;
  const { limit } = action;
  return (
    <>
      {ExtraInputs && <ExtraInputs record={record ?? NO_RECORD} preset={preset} onValues={props.onExtraValues} />}
      {initialValues && (
        <SchemaForm
          id={id}
          definitions={fields}
          values={initialValues}
          {...((limit?.amount || isWatched) && { onChange: props.onChange })}
          submitOnEnter
          onSubmit={props.onSubmit}
          aria-labelledby={titleId}
        />
      )}
      {limit?.amount && (
        <Suspense>
          <LimitNote limit={limit} record={record} values={currentValues} onCheck={props.onLimitCheck} />
        </Suspense>
      )}
    </>
  );
}
