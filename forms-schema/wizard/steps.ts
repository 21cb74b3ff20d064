import { layout } from '../layout.ts';
import { type FormField, isDrawn } from '../overrides.ts';

/** Groups that are asked for together. Its words are the translation `groups.<name>`. */
export interface Step {
  readonly name: string;
  /** Its own name when absent. */
  readonly groups?: readonly string[];
}

/** A step with its fields. */
export interface FilledStep {
  readonly name: string;
  readonly fields: readonly FormField[];
}

/**
 * The steps of a form: each group of the description one, or those that are given. Fields of no group, and of groups
 * that no step names, stand in the first, so that none is lost; steps without a field are left out.
 */
export function fillSteps(fields: readonly FormField[], steps?: readonly Step[]): FilledStep[] {
  const drawn = fields.filter(isDrawn);
  const given: readonly Step[] = steps ?? layout(drawn).flatMap(({ name }) => (name === undefined ? [] : [{ name }]));
  const placeOf = ({ group }: FormField): number =>
    Math.max(
      0,
      given.findIndex(({ name, groups = [name] }) => group !== undefined && groups.includes(group)),
    );
  return given
    .map(({ name }, place) => ({ name, fields: drawn.filter((field) => placeOf(field) === place) }))
    .filter((step) => step.fields.length > 0);
}
