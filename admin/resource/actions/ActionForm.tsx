import type { ActionDefinition, FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import type { RaRecord } from 'react-admin';
import { type ComponentType, lazy, Suspense } from 'react';
import type { AskAnswer, AskProps } from '../define.ts';

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
  /** Undefined until it is known what the fields begin with. */
  initialValues: Values | undefined;
  preset: Readonly<Values>;
  /** What is typed and answered so far. */
  currentValues: Readonly<Values>;
  /** Inputs that the form of the body cannot express. */
  ask: ComponentType<AskProps> | undefined;
  isWatched: boolean;
  onChange: (values: Values) => void;
  onAnswer: (answer: AskAnswer) => void;
  /** Whether the amount exceeds the limit of the account's role. */
  onLimit: (isExceeded: boolean) => void;
  onSubmit: (values: Values) => Promise<SubmitErrors | undefined>;
}

/** The inputs of an action: what its screen adds, the form of its request body, and the note about its limit. */
export function ActionForm(props: Props) {
  const { id, titleId, action, fields, record, initialValues, preset, currentValues, ask: Ask, isWatched } = props;
  const { limit } = action;
  return (
    <>
      {Ask && <Ask record={record ?? NO_RECORD} preset={preset} onAnswer={props.onAnswer} />}
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
          <LimitNote limit={limit} record={record} values={currentValues} onJudged={props.onLimit} />
        </Suspense>
      )}
    </>
  );
}
