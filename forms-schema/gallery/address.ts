/** State of the gallery, stored in the URL. */
import { useSyncExternalStore } from 'react';
import { Language } from '#generated/enums.ts';

/** Display options; the first is the default. */
export const CHOICES = {
  language: Language.values,
  scheme: ['system', 'light', 'dark'],
  look: ['shop', 'office'],
  dir: ['ltr', 'rtl'],
  density: ['comfortable', 'compact'],
  text: ['100', '150', '200'],
} as const;

export type Choice = keyof typeof CHOICES;
type DisplayOptions = { readonly [Name in Choice]: (typeof CHOICES)[Name][number] };

export interface Address extends DisplayOptions {
  /** '' for the first story. */
  readonly story: string;
  /** A single state; '' for all. */
  readonly state: string;
  /** Without list and settings, for frames and tests. */
  readonly isBare: boolean;
}

export const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

const findChoice = <Value extends string>(choices: readonly [Value, ...Value[]], text: string | null): Value =>
  choices.find((value) => value === text) ?? choices[0];

/** Parses the query string; unknown values become defaults. */
export function parseAddress(search: string): Address {
  const params = new URLSearchParams(search);
  return {
    story: params.get('story') ?? '',
    state: params.get('state') ?? '',
    isBare: params.has('bare'),
    language: findChoice(CHOICES.language, params.get('language')),
    scheme: findChoice(CHOICES.scheme, params.get('scheme')),
    look: findChoice(CHOICES.look, params.get('look')),
    dir: findChoice(CHOICES.dir, params.get('dir')),
    density: findChoice(CHOICES.density, params.get('density')),
    text: findChoice(CHOICES.text, params.get('text')),
  };
}

/** The reverse of parseAddress, without default values. */
export function formatAddress(address: Address): string {
  const params = new URLSearchParams();
  if (address.story) params.set('story', address.story);
  if (address.state) params.set('state', address.state);
  for (const name of CHOICE_NAMES) if (address[name] !== CHOICES[name][0]) params.set(name, address[name]);
  if (address.isBare) params.set('bare', '');
  return `?${params.toString()}`;
}

/** Returns the address with a changed option. */
export function setChoice(address: Address, name: Choice, value: string): Address {
  const params = new URLSearchParams(formatAddress(address));
  params.set(name, value);
  return parseAddress(params.toString());
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

/** Navigates with a history entry. */
export function navigateTo(address: Address): void {
  history.pushState(null, '', formatAddress(address));
  for (const listener of listeners) listener();
}

/** The page's address. Renders the caller on change. */
export function useAddress(): Address {
  return parseAddress(useSyncExternalStore(subscribe, () => location.search));
}
