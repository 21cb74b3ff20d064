import type { FormHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormScopeContext } from './form-scope.ts';
import type { FormField, Overrides } from './overrides.ts';
import type { FieldProblem } from './rules.ts';
import { useHappenings, useNewScope } from './use-form-scope.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { type Part, type Submit, useSchemaForm } from './use-schema-form.ts';
import { Field } from './fields/Field.tsx';
import { Fields as FieldList } from './fields/Fields.tsx';
import { NestedFieldsProvider } from './fields/nested-fields.ts';

type Attributes = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'method' | 'action' | 'encType' | 'aria-label' | 'aria-labelledby'
>;

/** What every form of a schema takes. */
export interface FormProps<Fields extends readonly FieldDefinition[]> extends Attributes {
  /** Id of the form's element, for buttons that stand elsewhere (`<button form={id}>`). */
  id?: string;
  definitions: Fields;
  /** The record to begin with; {} for a new one. Later changes do nothing: start anew with another `key`. */
  values?: Values;
  /**
   * Gets the typed record once every rule is kept. It may answer `{ errors, message }` (or promise it) when the server
   * refused; the errors are then shown at their fields and nothing typed is lost. Without it the browser posts the form.
   */
  onSubmit?: Submit<RecordOf<Fields>>;
  /** Gets the record, right or not, after every change. */
  onChange?: (values: Record<string, unknown>) => void;
  /** What the server found wrong, when it tells by another way than the answer of `onSubmit`. */
  errors?: readonly FieldProblem[];
  /** What this form changes about fields, by name; 'items.price' for a member. */
  overrides?: Overrides<Fields>;
  /** Which groups to ask for, and in which order; all when absent. */
  groups?: readonly string[];
  /** Whether Enter in a line sends the form. */
  submitOnEnter?: boolean;
  /** Whether leaving with unsaved changes is asked about. */
  warnOnLeave?: boolean;
  /** What stands above the inputs: a draft that was found, undo and redo. */
  header?: ReactNode;
  /** Buttons and what else belongs at the end. */
  children?: ReactNode;
}

interface Props<Fields extends readonly FieldDefinition[]> extends FormProps<Fields> {
  /** Draws the inputs. */
  body: (fields: readonly FormField[]) => ReactNode;
  /** What is checked instead of the whole form when it is sent now. */
  part?: (fields: readonly FormField[]) => Part | undefined;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];
const NOTHING: Values = {};

/** The browser's own way of sending. */
const post: Submit = (_record, form) => form.submit();

const NESTED = { Field, Fields: FieldList };

/** Inputs on which Enter does what they are for. */
const PRESSED = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

function LeaveWarning({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  useLeaveWarning(isDirty, onLeave);
  return null;
}

/** The form's element with its state: what all forms of schemas share, however their inputs are arranged. */
export function FormFrame<const Fields extends readonly FieldDefinition[]>(props: Props<Fields>) {
  const { definitions, values = NOTHING, onSubmit, onChange, errors = NO_PROBLEMS, overrides = {}, groups } = props;
  const { id, submitOnEnter, warnOnLeave, header, children, method, action, encType, body, part } = props;
  const { on, tell } = useHappenings();
  const state = useSchemaForm({ definitions, values, overrides, errors, onChange, tell });
  const { fields, complaint, submit, isDirty } = state;
  const scope = useNewScope(state, id, on);
  // once every rule is kept it is the record of its schema
  const send = (onSubmit as Submit | undefined) ?? post;

  const keepEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement && !PRESSED.has(target.type);
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
      // our words instead of the browser's
      noValidate
      onKeyDown={keepEnter}
      onSubmit={(event) => {
        // a form in a dialog that this form opened tells React's parents too
        if (event.target === event.currentTarget) void submit(event, send, part?.(fields));
      }}
    >
      <FormScopeContext value={scope}>
        {header}
        <ErrorSummary fields={fields} groups={groups} complaint={complaint} />
        <NestedFieldsProvider value={NESTED}>{body(fields)}</NestedFieldsProvider>
        {children}
      </FormScopeContext>
      {warnOnLeave && <LeaveWarning isDirty={isDirty} onLeave={() => tell('left')} />}
    </form>
  );
}
