/** Notes of staff about orders; {colleague} is the mentioned colleague. */
export const DEMO_NOTES = [
  '{colleague} the corner of the gatefold is bent. Is there a better copy on the second shelf?',
  'Customer called: the parcel may go to the neighbour on the ground floor.',
  'Inner sleeve replaced, the old one had a seam split.',
  '{colleague} could you check whether the 7" is in yet? She waits for both.',
  'Asked for a proforma because of the school’s accounting; sent on Monday.',
  'Packed with double stiffeners, he collects and is particular about corners.',
  'Le client préfère un point relais, l’immeuble n’a pas de gardien.',
  '{colleague} second complaint about this carrier in a week, let us take the other one.',
  'Signed insert added, as promised at the record fair.',
  'Address confirmed by phone, the street was renamed last year.',
] as const;
