import type { ProjectStep } from '#generated/enums.ts';

/** Messages of staff to artists, by step. */
export const STEP_MESSAGES: Readonly<Partial<Record<ProjectStep, readonly string[]>>> = {
  in_progress: [
    'Lovely record. We moved track 4 to side B, so that both sides stay below 20 minutes.',
    'Artwork is fine for print; the barcode sits on the back, bottom right.',
  ],
  confirmed: [
    'Both test pressings sound clean, the pops on side A are gone.',
    'The plant has a slot for us; colour and labels as on the proof.',
  ],
  failed: ['The campaign ended below its goal. Nobody’s card was charged.'],
  refused: ['Two samples on side B are not cleared. Send us the licences and we take another look.'],
};

/** Notes of staff about projects. */
export const PROJECT_NOTES: readonly string[] = [
  'The proof is with the artist since Monday; call on Thursday if nothing came back.',
  'Asked for the sleeve as a layered PDF, the bleed is missing on the spine.',
  '@{colleague} can you listen to the test pressing? There is a click at 2:10 on side B.',
  'The label wants 20 copies for radio before the release day.',
  'Stampers are good for 1,000 a side; a repress needs a new set.',
];
