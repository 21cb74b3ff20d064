import { useState } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import { FormFrame, type FormProps } from '../FormFrame.tsx';
import { fillSteps, type Step } from './steps.ts';
import { Steps } from './Steps.tsx';

interface Props<Fields extends readonly FieldDefinition[]> extends Omit<FormProps<Fields>, 'groups'> {
  /** Which groups are asked for together, in order; each group by itself when absent. */
  steps?: readonly Step[];
}

/**
 * The form of a schema, one step after the other. A step with mistakes cannot be left forwards, only backwards. The
 * last one ends with the form's children and sends the whole. It is one form: drafts, undo, rules and errors of the
 * server work as in a SchemaForm, and a field that is wrong is shown in its step.
 */
export function SchemaWizard<const Definitions extends readonly FieldDefinition[]>({
  steps: given,
  children,
  ...props
}: Props<Definitions>) {
  const [current, setCurrent] = useState(0);
  return (
    <FormFrame
      {...props}
      part={(fields) => {
        const steps = fillSteps(fields, given);
        const step = steps[current];
        if (!step || current === steps.length - 1) return undefined;
        return { fields: step.fields, onRight: () => setCurrent(current + 1) };
      }}
      body={(fields) => (
        <Steps fields={fields} given={given} current={current} onStep={setCurrent}>
          {children}
        </Steps>
      )}
    />
  );
}
