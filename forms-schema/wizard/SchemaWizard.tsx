import { useState } from 'react';
import type { FieldDefinition } from '#generated/definitions.ts';
import { FormFrame, type FormProps } from '../FormFrame.tsx';
import { buildSteps, type Step } from './steps.ts';
import { Steps } from './Steps.tsx';

interface Props<Fields extends readonly FieldDefinition[]> extends Omit<FormProps<Fields>, 'groups'> {
  /** The steps in order; one per group when absent. */
  steps?: readonly Step[];
}

/**
 * A schema form in steps. Next validates the current step; back does not. The last step shows the children and submits.
 * It is a single form: drafts, undo, rules and server errors work as in SchemaForm, and an invalid field opens its
 * step.
 */
export function SchemaWizard<const Definitions extends readonly FieldDefinition[]>({
  steps: requestedSteps,
  children,
  ...props
}: Props<Definitions>) {
  const [current, setCurrent] = useState(0);
  return (
    <FormFrame
      {...props}
      part={(fields) => {
        const steps = buildSteps(fields, requestedSteps);
        const step = steps[current];
        if (!step || current === steps.length - 1) return undefined;
        return { fields: step.fields, onValid: () => setCurrent(current + 1) };
      }}
      body={(fields) => (
        <Steps fields={fields} requestedSteps={requestedSteps} current={current} onStep={setCurrent}>
          {children}
        </Steps>
      )}
    />
  );
}
