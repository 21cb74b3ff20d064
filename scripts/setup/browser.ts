import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

/** The first is nothing but what draws pages: journeys take a fifth less of a machine with it. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Flags without which Chromium does not run as root, or keeps calling out into a closed network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium on this machine; installs Debian's smallest when there is none. Throws when that cannot be done. */
export function browserPath(): string {
  const find = () => PLACES.find((path) => existsSync(path));
  if (!find()) aptInstall(['chromium-headless-shell']);
  const path = find();
  if (!path) throw new Error('Chromium was not found and could not be installed. Install Chromium or Chrome.');
  return path;
}
