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
 * Builds the steps of a form: those given, or one per group. Fields of no group, or of a group without step, go to the
 * first step; empty steps are dropped.
 */
export function buildSteps(fields: readonly FormField[], steps?: readonly Step[]): WizardStep[] {
  const drawn = fields.filter(isRendered);
  const given: readonly Step[] =
    steps ?? layOutFields(drawn).flatMap(({ name }) => (name === undefined ? [] : [{ name }]));
  const findStepIndex = ({ group }: FormField): number =>
    Math.max(
      0,
      given.findIndex(({ name, groups = [name] }) => group !== undefined && groups.includes(group)),
    );
  return given
    .map(({ name }, place) => ({ name, fields: drawn.filter((field) => findStepIndex(field) === place) }))
    .filter((step) => step.fields.length > 0);
}
