/** The flag of a country or of the EU. */
export function Flag({ code, name = code }: { code: string; name?: string }) {
  return (
    <img
      src={`/assets/images/flags/${code}.svg`}
      alt={name}
      width={20}
      height={15}
      loading="lazy"
      style={{ borderRadius: 2, flex: 'none' }}
    />
  );
}
