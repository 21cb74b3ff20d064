/** The page and visitor of an alert banner. */
export interface AlertPlace {
  /** path without query and language prefix, so that /fr counts as / */
  readonly path: string;
  /** host name, with or without a port */
  readonly host: string;
  /** hosts of artists' stores, which show no alerts */
  readonly storeHosts: readonly string[];
  /** whether the visitor has dismissed it (cookie) */
  readonly dismissed: boolean;
}

/** §4 alert banner: on the root path only, on hosts beginning with www or localhost, not on store hosts, until dismissed. */
export function isAlertShown({ path, host, storeHosts, dismissed }: AlertPlace): boolean {
  const name = host.replace(/:\d+$/, '');
  return path === '/' && /^(www|localhost)/.test(name) && !storeHosts.includes(name) && !dismissed;
}
