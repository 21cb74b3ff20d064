/** Screens that are no list of a resource: where they are, in which group of the menu, and the operation without which there is none. */
export const PLACES = [
  { path: 'dispatch', label: 'places.dispatch', icon: 'ship', group: 'dispatch', operationId: 'adminDispatchBoard' },
  { path: 'pack', label: 'places.pack', icon: 'prepare', group: 'dispatch', operationId: 'adminOpenPack' },
] as const;

export type PlacePath = (typeof PLACES)[number]['path'];
