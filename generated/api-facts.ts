// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ApiFacts } from './definitions.ts';

/** Facts of the description about the API. */
export const apiFacts: ApiFacts = {
  title: 'Record shop and pressing platform',
  schemes: [{ name: 'bearer', in: 'bearer', help: 'Token returned by sign-in.' }],
  ways: [['bearer']],
  words: {},
};
