/** Names of sounds: UUIDs on the wire (§3), uploads without hyphens. */

/** Adds hyphens: `0d9c2a526f544a0e9d5c2b7f3a1e8c11` → `0d9c2a52-6f54-4a0e-9d5c-2b7f3a1e8c11`. */
export const keyToUuid = (key: string): string => key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Inverse of `keyToUuid`. */
export const uuidToKey = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase();
