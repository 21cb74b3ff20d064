import { formatPlayTime } from '#domain/catalogue/player.ts';
import type { FieldDefinition } from '#generated/definitions.ts';

/** A limit in the words of who types: a length as minutes and seconds. */
export const limitText = ({ type }: FieldDefinition, limit: number): string | number =>
  type === 'duration' ? formatPlayTime(limit) : limit;
