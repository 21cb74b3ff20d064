const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What is the same for all spellings of one person's address: small letters, nothing after a plus sign, and no dots where
 * the house ignores them. Only for comparing; mails go to the address as it was typed.
 */
export function onePersonKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
