import type { Project } from '#generated/schemas.ts';

export type Card = Project & { id: number };
