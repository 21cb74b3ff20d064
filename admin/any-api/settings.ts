/** What the command that serves the back office tells its pages beside the description. */
export interface Settings {
  /** Zone of all date-times; each person's own when absent. */
  timeZone?: string;
  /** Calls carry the credentials of who started the command: nobody signs in. */
  isSigned?: boolean;
}

/** The settings written into the page. */
export const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Settings;
