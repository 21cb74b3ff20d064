/** Where preferences (language, currency, colour scheme) and closed alerts are posted. */
export const PREFERENCES_PATH = '/preferences';
