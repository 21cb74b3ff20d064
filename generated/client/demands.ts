// Written by `npm run generate` from the OpenAPI description. Do not edit.

/** Names of the schemes that an operation takes, in one way or another; each way names all that it needs. */
type Ways = readonly (readonly string[])[];

/** The ways of most operations, and of those that differ, by method and path as `POST /files`. */
export interface Demands {
  readonly usual: Ways;
  readonly others?: Readonly<Record<string, Ways>>;
}

/** What is given of the named credentials, by name. */
export type Given = ReadonlyMap<string, unknown>;
export type Choose = (operation: string, ask: (names: readonly string[]) => Promise<Given>) => Promise<Given>;

/** Chooses the first way for which all credentials are given; where none is whole, those there are of the first. */
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
