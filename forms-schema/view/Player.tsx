import { useForms } from '../context.tsx';

/** An audio player for a stored sound; loads on play. */
export function Player({ area, name, label }: { area: string; name: string; label: string }) {
  const { storage = '/storage' } = useForms();
  return (
    <audio
      controls
      preload="none"
      aria-label={label}
      src={`${storage}/${area}/${encodeURIComponent(name)}.mp3`}
      style={{ display: 'block', width: '100%', minWidth: 180, maxWidth: 320, height: 40 }}
    />
  );
}
