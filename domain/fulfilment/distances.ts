/** A place on Earth in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of Earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two places as the crow flies in metres, by the haversine formula; off by up to 0.5 %. */
export function computeDistance(from: Coordinates, to: Coordinates): number {
  const latitude = toRadians(to.latitude - from.latitude);
  const longitude = toRadians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  // rounding may exceed 1 for opposite places
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A place whose coordinates may be unknown. */
interface Place {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** The coordinates of a place, if both are known. */
export function getCoordinates({ latitude, longitude }: Place): Coordinates | undefined {
  return latitude == null || longitude == null ? undefined : { latitude, longitude };
}

/** Places with their distances in metres, nearest first; those without coordinates last. Keeps the order of equal ones. */
export function sortByDistance<Item extends Place>(
  places: readonly Item[],
  from: Coordinates,
): { place: Item; distance: number | undefined }[] {
  return places
    .map((place) => {
      const at = getCoordinates(place);
      return { place, distance: at && computeDistance(from, at) };
    })
    .toSorted((one, other) => {
      if (one.distance === undefined || other.distance === undefined)
        return Number(one.distance === undefined) - Number(other.distance === undefined);
      return one.distance - other.distance;
    });
}

/** Formats metres as '350 m', '2.4 km' or '132 km', no more exact than a position is. */
export function formatDistance(metres: number, locale: string): string {
  const rounded = Math.round(metres / 10) * 10;
  const [value, unit, maximumFractionDigits] =
    rounded < 1000 ? [rounded, 'meter', 0] : [metres / 1000, 'kilometer', metres < 9950 ? 1 : 0];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
