import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchema, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { isDay } from '#forms-schema/predicates.ts';
import { DROPPED } from './request-view.ts';

/** Last second of the year 9998: the day after it is still one that a date field can show, in every zone. */
const LAST_SECOND = 253_370_764_799;
/** Days the shop reckons with; sums of periods beyond have no meaning, and years below 100 are read as 19xx by `Date`. */
const SHOP_YEAR = /^(?:19|20|21)\d\d-/;
/** Amounts are kept in four bytes of minor units. */
const MAX_AMOUNT = 21_474_836;

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults: true,
    // 1.755 is a multiple of 0.001, whatever their quotient in binary is
    multipleOfPrecision: 6,
    ...options,
  });
  addFormats.default(ajv);
  ajv.addFormat('date', { type: 'string', validate: (text: string) => SHOP_YEAR.test(text) && isDay(text) });
  ajv.addFormat('unix-time', { type: 'number', validate: (value: number) => value >= 0 && value <= LAST_SECOND });
  ajv.addFormat('money', { type: 'number', validate: (value: number) => Math.abs(value) <= MAX_AMOUNT });
  ajv.addKeyword({
    keyword: DROPPED,
    modifying: true,
    errors: false,
    validate: (
      _schema: unknown,
      _data: unknown,
      _parent: unknown,
      place?: { parentData: Record<string, unknown>; parentDataProperty: string | number },
    ) => {
      if (place) delete place.parentData[place.parentDataProperty];
      return true;
    },
  });
  return ajv;
}

/** Bodies are taken as they are: a number in quotes is not a number. All faults are found at once. */
const bodyAjv = createAjv({ allErrors: true, verbose: true });
/** Parameters come as text, so they are read as the type described; what is not described is passed over. */
const parameterAjv = createAjv({ coerceTypes: true, removeAdditional: 'all' });

/** Compiles when it is first needed: most starts, and every test, use a few operations only. */
function compileLazily(ajv: Ajv2020, schema: AnySchema): (value: unknown) => ErrorObject[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** Answers what is wrong with a body; fills in defaults and takes out what only the server writes. */
export function bodyValidator(schema: AnySchema): (value: unknown) => ErrorObject[] {
  return compileLazily(bodyAjv, schema);
}

/** Answers what is wrong with parameters; turns them into their types. */
export function parameterValidator(schema: AnySchema): (value: unknown) => ErrorObject[] {
  return compileLazily(parameterAjv, schema);
}
