/** One address is one account, however it is written. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
