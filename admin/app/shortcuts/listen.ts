/** Lets somebody hear what was pressed, beginning with what was pressed before; answers how to stop. */
export type Listen = (hear: Hear) => () => void;

export type Hear = (event: Event) => void;
