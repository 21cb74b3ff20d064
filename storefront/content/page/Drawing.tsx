/** A decorative line drawing of `public/drawings` in the text's colour and the accent colour. */
export function Drawing({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 180" className={className} aria-hidden="true" focusable="false">
      <use href={`/drawings/${name}.svg#drawing`} />
    </svg>
  );
}
