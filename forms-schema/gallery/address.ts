/** What the gallery shows and how, all of it in the page's address, so that everything can be linked to. */
import { useSyncExternalStore } from 'react';
import { Language } from '#generated/enums.ts';

/** How things may look; the first of each is meant when the address says nothing. */
export const CHOICES = {
  language: Language.values,
  scheme: ['system', 'light', 'dark'],
  look: ['shop', 'office'],
  dir: ['ltr', 'rtl'],
  density: ['comfortable', 'compact'],
  text: ['100', '150', '200'],
} as const;

export type Choice = keyof typeof CHOICES;
type Chosen = { readonly [Name in Choice]: (typeof CHOICES)[Name][number] };

export interface Address extends Chosen {
  /** '' for the first one. */
  readonly story: string;
  /** One state alone; '' for all of them. */
  readonly state: string;
  /** Without list and tools around it, to be framed or examined. */
  readonly isBare: boolean;
}

export const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

const one = <Value extends string>(known: readonly [Value, ...Value[]], given: string | null): Value =>
  known.find((value) => value === given) ?? known[0];

/** Reads the part of an address after the question mark. What it does not know counts as not said. */
export function readAddress(search: string): Address {
  const params = new URLSearchParams(search);
  return {
    story: params.get('story') ?? '',
    state: params.get('state') ?? '',
    isBare: params.has('bare'),
    language: one(CHOICES.language, params.get('language')),
    scheme: one(CHOICES.scheme, params.get('scheme')),
    look: one(CHOICES.look, params.get('look')),
    dir: one(CHOICES.dir, params.get('dir')),
    density: one(CHOICES.density, params.get('density')),
    text: one(CHOICES.text, params.get('text')),
  };
}

/** The reverse of readAddress, without what goes without saying. */
export function writeAddress(address: Address): string {
  const params = new URLSearchParams();
  if (address.story) params.set('story', address.story);
  if (address.state) params.set('state', address.state);
  for (const name of CHOICE_NAMES) if (address[name] !== CHOICES[name][0]) params.set(name, address[name]);
  if (address.isBare) params.set('bare', '');
  return `?${params.toString()}`;
}

/** The same place with one thing looking otherwise. */
export function withChoice(address: Address, name: Choice, value: string): Address {
  const params = new URLSearchParams(writeAddress(address));
  params.set(name, value);
  return readAddress(params.toString());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to another address; the one before stays in the history. */
export function goTo(address: Address): void {
  history.pushState(null, '', writeAddress(address));
  for (const listener of listeners) listener();
}

/** The address of the page. Renders its caller when that changes. */
export function useAddress(): Address {
  return readAddress(useSyncExternalStore(subscribe, () => location.search));
}
