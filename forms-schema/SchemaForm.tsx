import { type FormHTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { errorStore } from './error-store.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './fields/Fields.tsx';
import { type FormScope, FormScopeContext } from './form-scope.ts';
import type { Overrides } from './overrides.ts';
import type { FieldProblem } from './rules.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { type FormSettings, type Submit, useSchemaForm } from './use-schema-form.ts';

interface Props<Fields extends readonly FieldDefinition[]> extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'method' | 'action' | 'encType' | 'aria-label' | 'aria-labelledby'
> {
  /** Id of the form's element, for buttons that stand elsewhere (`<button form={id}>`). */
  id?: string;
  definitions: Fields;
  /** The record to begin with; {} for a new one. Later changes do nothing: start anew with another `key`. */
  values?: Values;
  /**
   * Gets the typed record once every rule is kept. It may answer `{ errors, message }` (or promise it) when the server
   * refused; the errors are then shown at their fields and nothing typed is lost. Without it the browser posts the form.
   */
  onSubmit?: Submit;
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
  /** Buttons and what else belongs at the end. */
  children?: ReactNode;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];
const NOTHING: Values = {};

/** The browser's own way of sending. */
const post: Submit = (_record, form) => form.submit();

/** Inputs on which Enter does what they are for. */
const PRESSED = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

function LeaveWarning({ isDirty }: { isDirty: () => boolean }) {
  useLeaveWarning(isDirty);
  return null;
}

/**
 * The form of a schema: field definitions in, the typed record out. Rules are §5's, of the very table the server checks
 * with. Typing renders nothing but what shows the typed. Server-rendered, it posts as a plain form before JavaScript.
 *
 * @example <SchemaForm definitions={LoginRequestFields} onSubmit={signIn} submitOnEnter><SubmitButton /></SchemaForm>
 */
export function SchemaForm<const Fields extends readonly FieldDefinition[]>(props: Props<Fields>) {
  const {
    definitions,
    values = NOTHING,
    onSubmit = post,
    onChange,
    errors = NO_PROBLEMS,
    overrides = {},
    groups,
  } = props;
  const { id, submitOnEnter, warnOnLeave, children, method, action, encType } = props;
  const settings: FormSettings = { definitions, values, overrides, errors, onChange };
  const { form, fields, original, complaint, submit, isDirty } = useSchemaForm(settings);
  const scope = useScope(form, original, id);

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
        if (event.target === event.currentTarget) void submit(event, onSubmit);
      }}
    >
      <FormScopeContext value={scope}>
        <ErrorSummary fields={fields} groups={groups} complaint={complaint} />
        <Fields fields={fields} parent="" groups={groups} />
        {children}
      </FormScopeContext>
      {warnOnLeave && <LeaveWarning isDirty={isDirty} />}
    </form>
  );
}

/** Folded or lazily loaded parts take some frames to appear. */
function focusWhenThere(id: string, frames = 60): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1));
}

type Form = ReturnType<typeof useSchemaForm>['form'];

function useScope(
  { control, register, getValues, setValue, ...form }: Form,
  original: Values,
  id: string | undefined,
): FormScope {
  const ownId = useId();
  const folds = useRef(new Map<string, () => void>());
  const [scope] = useState<FormScope>(() => {
    const idOf = (name: string): string => `${id ?? ownId}-${name}`;
    return {
      control,
      register,
      getValues,
      setValue,
      errors: errorStore(form),
      original,
      uploads: new Set(),
      idOf,
      focus: (name) => {
        const outermostFirst = [...folds.current].sort(([one], [other]) => one.length - other.length);
        for (const [folded, open] of outermostFirst) if (name.startsWith(`${folded}.`)) open();
        focusWhenThere(idOf(name));
      },
      onReveal: (name, open) => {
        folds.current.set(name, open);
        return () => void folds.current.delete(name);
      },
    };
  });
  useEffect(() => () => scope.uploads.forEach((upload) => upload.pause()), [scope]);
  return scope;
}
