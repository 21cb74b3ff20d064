/** Where an alert banner is about to be shown. */
export interface AlertPlace {
  /** path without the query; the language prefix already removed, so that /fr counts as / */
  readonly path: string;
  /** host name, with or without a port */
  readonly host: string;
  /** hosts of single artists' stores, which never show the site's alerts */
  readonly storeHosts: readonly string[];
  /** whether the visitor has dismissed it (cookie) */
  readonly dismissed: boolean;
}

/** §4 alert banner: on the root path only, on hosts beginning with www or localhost, not on store hosts, until dismissed. */
export function isAlertShown({ path, host, storeHosts, dismissed }: AlertPlace): boolean {
  const name = host.replace(/:\d+$/, '');
  return path === '/' && /^(www|localhost)/.test(name) && !storeHosts.includes(name) && !dismissed;
}
