// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/QuoteLine.ts';

export type QuoteLine = (typeof values)[number];

export const QuoteLine: EnumDefinition<typeof values> &
  Facts<QuoteLine, { counts: 'side' | 'disc' | 'record' | 'track' | 'share'; made: boolean }> = {
  name: 'QuoteLine',
  values,
  data: {
    cutting: { counts: 'side', made: true },
    press_setup: { counts: 'disc', made: true },
    type_vinyl: { counts: 'disc', made: true },
    colour: { counts: 'disc', made: true },
    label: { counts: 'disc', made: true },
    sleeve: { counts: 'record', made: true },
    inner_sleeve: { counts: 'disc', made: true },
    numbered: { counts: 'record', made: true },
    shrink: { counts: 'record', made: true },
    insert_vinyl: { counts: 'record', made: true },
    insert_sleeve: { counts: 'record', made: true },
    insert: { counts: 'record', made: true },
    sticker: { counts: 'record', made: true },
    print_finish: { counts: 'record', made: true },
    test_pressing: { counts: 'disc', made: true },
    design: { counts: 'record', made: false },
    mastering: { counts: 'track', made: false },
    mechanical_right: { counts: 'record', made: false },
    energy_cost: { counts: 'share', made: false },
  },
};
