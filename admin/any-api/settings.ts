/** Settings that the serving command writes into the page. */
export interface Settings {
  /** Base URL of the API. */
  api: string;
  /** Time zone of all date-times; the user's when absent. */
  timeZone?: string;
  /** The command adds credentials to calls, so there is no sign-in. */
  isSigned?: boolean;
  /** OAuth client id. */
  clientId?: string;
  /** The serving process authenticates the OAuth client. */
  keepsSecret?: boolean;
}

/** The settings written into the page. */
export const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{"api":""}') as Settings;
