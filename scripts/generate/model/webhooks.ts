import type { Diagnostics } from '../diagnostics.ts';
import { asObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import type { Normaliser } from './normalise.ts';
import { readItem } from './operations.ts';
import type { Operation } from './operations.ts';
import { joinPointer, buildPointer } from './pointer.ts';

/** A request that the described server sends. */
export type Webhook = Omit<Operation, 'id' | 'roles'>;

/**
 * Reads the webhooks of a description by name, and the callbacks of its operations as `<operationId>.<callback>`. A callback
 * to several addresses has an entry for each, with the address in its name.
 */
export function readWebhooks(
  document: JsonObject,
  operations: readonly Operation[],
  normaliser: Normaliser,
  diagnostics: Diagnostics,
): ReadonlyMap<string, readonly Webhook[]> {
  const webhooks = new Map<string, readonly Webhook[]>();
  const add = (name: string, entry: Json | undefined, pointer: string): void => {
    webhooks.set(name, readItem(name, entry, pointer, normaliser, diagnostics));
  };
  for (const [name, entry] of Object.entries(asObject(document.webhooks)))
    add(name, entry, buildPointer('webhooks', name));
  for (const operation of operations) {
    for (const [name, entry] of Object.entries(asObject(operation.words.callbacks))) {
      const callbackPointer = joinPointer(operation.pointer, 'callbacks', name);
      const { node, pointer } = normaliser.references.follow(entry, callbackPointer);
      const addresses = Object.entries(node).filter(([address]) => !address.startsWith('x-'));
      for (const [address, item] of addresses) {
        const key = `${operation.id}.${name}${addresses.length > 1 ? ` ${address}` : ''}`;
        add(key, item, joinPointer(pointer, address));
      }
    }
  }
  return webhooks;
}
