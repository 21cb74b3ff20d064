/** A response with lines of plain text. */
export function createTextResponse(lines: readonly string[], type = 'text/plain'): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
