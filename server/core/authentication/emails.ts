/** Converts an e-mail address to the form for storage and comparison: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
