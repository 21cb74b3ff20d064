import type { FormHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormScopeContext } from './form-scope.ts';
import type { FormField, Overrides } from './overrides.ts';
import type { FieldProblem } from './rules.ts';
import { useFormEvents, useCreateFormScope } from './use-form-scope.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { type FormPart, type Submit, useSchemaForm } from './use-schema-form.ts';
import { Field } from './fields/Field.tsx';
import { Fields as FieldList } from './fields/Fields.tsx';
import { NestedFieldsProvider } from './fields/nested-fields.ts';

type Attributes = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'method' | 'action' | 'encType' | 'aria-label' | 'aria-labelledby'
>;

/** Props shared by all schema forms. */
export interface FormProps<Fields extends readonly FieldDefinition[]> extends Attributes {
  /** Id of the form element, for buttons outside of it (`<button form={id}>`). */
  id?: string;
  definitions: Fields;
  /** Initial record; {} for a new one. Later changes are ignored: reset with another `key`. */
  values?: Values;
  /**
   * Called with the typed record when it is valid. May return (or resolve to) `{ errors, message }`, which are then
   * shown; the input is kept. Without it the browser posts the form.
   */
  onSubmit?: Submit<RecordOf<Fields>>;
  /** Called with the record, valid or not, after every change. */
  onChange?: (values: Record<string, unknown>) => void;
  /** Server errors that were not returned by `onSubmit`. */
  errors?: readonly FieldProblem[];
  /** Overrides of fields by name; 'items.price' for a member. */
  overrides?: Overrides<Fields>;
  /** Groups to render, in order; all when absent. */
  groups?: readonly string[];
  /** Whether Enter in a single-line input submits the form. */
  submitOnEnter?: boolean;
  /** Whether to confirm leaving with unsaved changes. */
  warnOnLeave?: boolean;
  /** Content above the inputs: draft, undo and redo. */
  header?: ReactNode;
  /** Content below the inputs, such as buttons. */
  children?: ReactNode;
}

interface Props<Fields extends readonly FieldDefinition[]> extends FormProps<Fields> {
  /** Renders the inputs. */
  body: (fields: readonly FormField[]) => ReactNode;
  /** The part to validate on submit instead of the whole form. */
  part?: (fields: readonly FormField[]) => FormPart | undefined;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];
const NO_VALUES: Values = {};

/** Submits natively. */
const post: Submit = (_record, form) => form.submit();

const NESTED = { Field, Fields: FieldList };

/** Input types that Enter activates; it is not prevented there. */
const BUTTON_LIKE_TYPES = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

function LeaveWarning({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  useLeaveWarning(isDirty, onLeave);
  return null;
}

/** The form element with its state; the base of all schema forms. */
export function FormFrame<const Fields extends readonly FieldDefinition[]>(props: Props<Fields>) {
  const { definitions, values = NO_VALUES, onSubmit, onChange, errors = NO_PROBLEMS, overrides = {}, groups } = props;
  const { id, submitOnEnter, warnOnLeave, header, children, method, action, encType, body, part } = props;
  const { on, emit } = useFormEvents();
  const state = useSchemaForm({ definitions, values, overrides, errors, onChange, emit });
  const { fields, formErrors, submit, isDirty } = state;
  const scope = useCreateFormScope(state, id, on);
  // a valid record has the type of its schema
  const send = (onSubmit as Submit | undefined) ?? post;

  const preventEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement && !BUTTON_LIKE_TYPES.has(target.type);
    if (event.key === 'Enter' && isLine && !submitOnEnter) event.preventDefault();
  };
  return (
    <form
      id={id}
      method={method}
      action={action}
      encType={encType}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      noValidate
      onKeyDown={preventEnter}
      onSubmit={(event) => {
        // submit events of a nested dialog's form bubble through React's tree
        if (event.target === event.currentTarget) void submit(event, send, part?.(fields));
      }}
    >
      <FormScopeContext value={scope}>
        {header}
        <ErrorSummary fields={fields} groups={groups} formErrors={formErrors} />
        <NestedFieldsProvider value={NESTED}>{body(fields)}</NestedFieldsProvider>
        {children}
      </FormScopeContext>
      {warnOnLeave && <LeaveWarning isDirty={isDirty} onLeave={() => emit('discarded')} />}
    </form>
  );
}
