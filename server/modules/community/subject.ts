/** Length of a subject derived from the message. */
const SUBJECT_LENGTH = 70;

/** The beginning of a message, cut at a word boundary. */
export function toSubject(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  if (line.length <= SUBJECT_LENGTH) return line;
  const start = line.slice(0, SUBJECT_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), SUBJECT_LENGTH / 2))} …`;
}
