/** One address is one account, however it is written. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
