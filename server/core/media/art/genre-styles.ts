/** Cover styles of each genre: palettes by mood, families, display faces. */
import type { Genre } from '#generated/enums.ts';
import type { FamilyName } from './families/all.ts';
import type { Mood } from './palettes.ts';
import type { Face } from './typeface.ts';

export interface GenreStyle {
  moods: readonly Mood[];
  families: readonly FamilyName[];
  faces: readonly Face[];
}

const style = (moods: readonly Mood[], families: readonly FamilyName[], faces: readonly Face[]): GenreStyle => ({
  moods,
  families,
  faces,
});

/** Styles by genre id (§3). A family or mood listed twice is picked twice as often. */
export const GENRE_STYLES: Record<Genre, GenreStyle> = {
  1: style(
    ['night', 'neon', 'cool', 'mono', 'neon'],
    ['opart', 'suns', 'waveform', 'isometric', 'flow', 'contours', 'truchet', 'swiss', 'brutalist', 'riso'],
    ['wide', 'monoBold', 'groteskBold', 'wideRegular'],
  ),
  2: style(
    ['earth', 'warm', 'earth'],
    ['letterpress', 'letterpress', 'linomoon', 'ridges', 'woven', 'botanical', 'riso', 'face'],
    ['slab', 'didone', 'brush'],
  ),
  3: style(
    ['cool', 'mono', 'earth', 'jewel'],
    ['linomoon', 'letterpress', 'bluenote', 'face', 'riso', 'stripes'],
    ['slab', 'condensed', 'brush', 'didone'],
  ),
  4: style(
    ['earth', 'warm', 'pastel', 'cool'],
    ['botanical', 'botanical', 'linomoon', 'cutout', 'ridges', 'vessels', 'contours', 'woven', 'face'],
    ['garamondItalic', 'didone', 'brush', 'didoneItalic'],
  ),
  5: style(
    ['sun', 'jewel', 'warm', 'neon'],
    ['stripes', 'stripes', 'opart', 'riso', 'truchet', 'face', 'cutout', 'brutalist'],
    ['groovy', 'groteskBlack', 'slab'],
  ),
  6: style(
    ['mono', 'sun', 'night', 'jewel', 'neon'],
    ['brutalist', 'brutalist', 'face', 'isometric', 'riso', 'swiss', 'truchet', 'waveform', 'bluenote'],
    ['condensed', 'groteskBlack', 'wide', 'monoBold'],
  ),
  7: style(
    ['cool', 'warm', 'mono', 'jewel', 'sun'],
    ['bluenote', 'bluenote', 'bluenote', 'cutout', 'swiss', 'face', 'arches', 'vessels', 'flow', 'riso'],
    ['geometricBold', 'groteskBlack', 'didone'],
  ),
  8: style(
    ['pastel', 'sun', 'neon', 'warm', 'cool'],
    ['suns', 'swiss', 'cutout', 'face', 'face', 'stripes', 'truchet', 'riso', 'arches'],
    ['didoneItalic', 'groteskBold', 'wide', 'groovy'],
  ),
  9: style(
    ['jewel', 'night', 'pastel', 'warm'],
    ['suns', 'suns', 'face', 'arches', 'flow', 'stripes', 'botanical'],
    ['didoneItalic', 'wideRegular', 'garamondItalic', 'didone'],
  ),
  10: style(
    ['warm', 'jewel', 'sun', 'earth'],
    ['face', 'face', 'stripes', 'cutout', 'bluenote', 'suns', 'vessels', 'riso'],
    ['groovy', 'didoneItalic', 'groteskBlack', 'slab'],
  ),
  11: style(
    ['mono', 'night', 'sun', 'warm', 'cool'],
    ['brutalist', 'riso', 'opart', 'linomoon', 'swiss', 'waveform', 'ridges', 'letterpress', 'flow', 'isometric'],
    ['condensed', 'groteskBold', 'groteskBlack', 'monoBold'],
  ),
  12: style(
    ['sun', 'earth', 'warm', 'jewel'],
    ['woven', 'woven', 'woven', 'cutout', 'truchet', 'linomoon', 'face', 'stripes', 'ridges'],
    ['slab', 'didone', 'geometricBold', 'groovy'],
  ),
  13: style(
    ['pastel', 'warm', 'cool', 'mono'],
    ['face', 'face', 'cutout', 'arches', 'swiss', 'vessels', 'botanical', 'stripes'],
    ['didoneItalic', 'garamondItalic', 'didone', 'brush'],
  ),
  14: style(
    ['sun', 'earth', 'jewel'],
    ['stripes', 'linomoon', 'riso', 'suns', 'face', 'truchet', 'cutout', 'bluenote'],
    ['groovy', 'slab', 'groteskBlack'],
  ),
  15: style(
    ['mono', 'cool', 'earth', 'jewel', 'pastel'],
    ['arches', 'arches', 'botanical', 'flow', 'constellation', 'contours', 'swiss'],
    ['garamond', 'didone', 'garamondItalic'],
  ),
  16: style(
    ['mono', 'cool', 'earth', 'pastel'],
    ['contours', 'flow', 'swiss', 'truchet', 'constellation', 'isometric', 'riso'],
    ['monoBold', 'groteskBold', 'geometric'],
  ),
  17: style(
    ['neon', 'jewel', 'sun', 'night'],
    ['stripes', 'opart', 'suns', 'riso', 'face', 'truchet', 'swiss'],
    ['groovy', 'wide', 'didoneItalic'],
  ),
  18: style(
    ['night', 'mono', 'night'],
    ['sigil', 'sigil', 'sigil', 'linomoon', 'ridges', 'brutalist', 'constellation'],
    ['blackletter', 'condensed', 'blackletter'],
  ),
  20: style(
    ['night', 'cool', 'warm', 'jewel'],
    ['ridges', 'constellation', 'arches', 'suns', 'contours', 'flow', 'isometric'],
    ['garamond', 'geometric', 'didone', 'wideRegular'],
  ),
};
