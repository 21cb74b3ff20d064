/** Parses the 11-character id after v= or be/ in a video link (§5); undefined when the link is not recognised. */
export function parseVideoId(link: string | null | undefined): string | undefined {
  return /(?:[?&]v=|be\/)([\w-]{11})(?![\w-])/.exec(link ?? '')?.[1];
}
