/** Bank accounts of artists and labels, in the order of their shops; the numbers are examples published by banks. */
export const DEMO_PAYOUT_ACCOUNTS: readonly { iban: string; bic: string | null }[] = [
  { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  { iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' },
  { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  { iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' },
  { iban: 'IT60X0542811101000000123456', bic: null },
  { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  { iban: 'BE68539007547034', bic: null },
  { iban: 'ES7921000813610123456789', bic: null },
  { iban: 'PT50000201231234567890154', bic: null },
  { iban: 'AT611904300234573201', bic: null },
];

/** Optional messages of payout requests. */
export const DEMO_PAYOUT_NOTES = [
  'For the mastering of the next record',
  'Avant la fin du mois si possible',
  'Tour costs in spring',
  'Invoice of the photographer',
] as const;

/** Reasons of refused and returned payouts. */
export const DEMO_PAYOUT_REASONS = {
  refused: 'The account holder is not the one in our contract; please send us the new one.',
  returned: 'AC04: the account is closed.',
} as const;
