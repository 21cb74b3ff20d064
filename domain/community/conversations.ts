/** Number of a conversation as it stands in mails: "M-41". */
export const conversationReference = (id: number): string => `M-${id}`;

/** The number behind a reference, however it was typed or quoted ("m-41", "[M-41]"); undefined for anything else. */
export function conversationIdOf(reference: string): number | undefined {
  const digits = /^\[?m-(\d{1,9})\]?$/i.exec(reference.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
