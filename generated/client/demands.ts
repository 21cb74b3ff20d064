// Written by `npm run generate` from the OpenAPI description. Do not edit.

/** Alternative security requirements of an operation, each with the names of all its schemes. */
type Ways = readonly (readonly string[])[];

/** Requirements of most operations, and of others by method and path, as `POST /files`. */
export interface Demands {
  readonly usual: Ways;
  readonly others?: Readonly<Record<string, Ways>>;
}

/** Available credentials by scheme name. */
export type AvailableCredentials = ReadonlyMap<string, unknown>;
export type Choose = (
  operation: string,
  readCredentials: (names: readonly string[]) => Promise<AvailableCredentials>,
) => Promise<AvailableCredentials>;

/** Chooses the first requirement whose credentials are all available; else the available ones of the first with any. */
export const createCredentialChooser =
  ({ usual, others = {} }: Demands): Choose =>
  async (operation, readCredentials) => {
    let selected: AvailableCredentials = new Map();
    for (const way of others[operation] ?? usual) {
      const available = await readCredentials(way);
      if (available.size === way.length) return available;
      if (selected.size === 0) selected = available;
    }
    return selected;
  };
