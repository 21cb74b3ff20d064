import type { ActionDefinition } from '#generated/definitions.ts';
import { ProjectStep } from '#generated/enums/ProjectStep.ts';

/** An action and the step it leads to. */
export interface Move {
  readonly action: ActionDefinition;
  readonly to: ProjectStep;
}

/** The actions of the description that lead to a step. */
export function listStepMoves(actions: readonly ActionDefinition[]): Move[] {
  return actions.flatMap((action) => {
    const { transition } = action;
    const to = ProjectStep.values.find((step) => transition && 'to' in transition && transition.to === step);
    return to ? [{ action, to }] : [];
  });
}

export const listTargetSteps = (moves: readonly Move[]): readonly ProjectStep[] => moves.map(({ to }) => to);
