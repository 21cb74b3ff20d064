/** Alternative security requirements of an operation, each with the names of all its schemes. */
type Ways = readonly (readonly string[])[];

/** Requirements of most operations, and of others by method and path, as `POST /files`. */
export interface Demands {
  readonly usual: Ways;
  readonly others?: Readonly<Record<string, Ways>>;
}

/** Available credentials by scheme name. */
export type Given = ReadonlyMap<string, unknown>;
export type Choose = (operation: string, ask: (names: readonly string[]) => Promise<Given>) => Promise<Given>;

/** Chooses the first requirement whose credentials are all available; else the available ones of the first with any. */
export const choosing =
  ({ usual, others = {} }: Demands): Choose =>
  async (operation, ask) => {
    let chosen: Given = new Map();
    for (const way of others[operation] ?? usual) {
      const given = await ask(way);
      if (given.size === way.length) return given;
      if (chosen.size === 0) chosen = given;
    }
    return chosen;
  };
