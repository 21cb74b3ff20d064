/** Address of the SVG file with a disc for each vinyl colour, by its name, and for each family, `family_{name}`; 100 × 100. */
export const DISC_SPRITE = '/assets/images/discs.svg';
