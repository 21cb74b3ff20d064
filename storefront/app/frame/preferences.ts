/** The path that preferences (language, currency, colour scheme) and dismissed alerts are posted to. */
export const PREFERENCES_PATH = '/preferences';
