const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Key that is equal for all spellings of a mailbox: lower case, without plus suffix, and without dots for Gmail. For comparison
 * only; mails use the address as typed.
 */
export function toMailboxKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
