/** Formats the reference of a conversation in mails: "M-41". */
export const formatConversationReference = (id: number): string => `M-${id}`;

/** Parses a typed or quoted reference ("m-41", "[M-41]") to its id; undefined when invalid. */
export function parseConversationReference(reference: string): number | undefined {
  const digits = /^\[?m-(\d{1,9})\]?$/i.exec(reference.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
