/** Converts an e-mail address to the form for storage and comparison: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The part of an e-mail address before the @, the name of a person who gave none. */
export function getLocalPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}
