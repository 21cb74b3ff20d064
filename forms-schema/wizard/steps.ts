import { layOutFields } from '../layout.ts';
import { type FormField, isRendered } from '../overrides.ts';

/** Groups shown together, titled by the translation `groups.<name>`. */
export interface Step {
  readonly name: string;
  /** The group called `name` when absent. */
  readonly groups?: readonly string[];
}

/** A step with its fields. */
export interface WizardStep {
  readonly name: string;
  readonly fields: readonly FormField[];
}

/**
 * Builds the steps of a form: the requested ones, or one per group. Fields of no group, or of a group without step, go
 * to the first step; empty steps are omitted.
 */
export function buildSteps(fields: readonly FormField[], steps?: readonly Step[]): WizardStep[] {
  const renderedFields = fields.filter(isRendered);
  const requestedSteps: readonly Step[] =
    steps ?? layOutFields(renderedFields).flatMap(({ name }) => (name === undefined ? [] : [{ name }]));
  const findStepIndex = ({ group }: FormField): number =>
    Math.max(
      0,
      requestedSteps.findIndex(({ name, groups = [name] }) => group !== undefined && groups.includes(group)),
    );
  return requestedSteps
    .map(({ name }, index) => ({ name, fields: renderedFields.filter((field) => findStepIndex(field) === index) }))
    .filter((step) => step.fields.length > 0);
}
