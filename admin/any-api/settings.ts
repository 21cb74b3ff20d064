/** What the command that serves the back office tells its pages beside the description. */
export interface Settings {
  /** Where the paths of the description begin. */
  api: string;
  /** Zone of all date-times; each person's own when absent. */
  timeZone?: string;
  /** Calls carry credentials given to the command, and there is no sign-in. */
  isSigned?: boolean;
  /** Who the back office is for OAuth providers. */
  clientId?: string;
  /** The process that serves the pages proves who the client is. */
  keepsSecret?: boolean;
}

/** The settings written into the page. */
export const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{"api":""}') as Settings;
