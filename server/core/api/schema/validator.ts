import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchema, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { isDay } from '#forms-schema/predicates.ts';
import { sanitizeRichText } from '#domain/rich-text/sanitize-rich-text.ts';
import { DROPPED, SANITISED } from './request-view.ts';

/** Last second of the year 9998, so that date fields can show it in every time zone. */
const LAST_SECOND = 253_370_764_799;
/** Supported years. `Date` reads years below 100 as 19xx. */
const SHOP_YEAR = /^(?:19|20|21)\d\d-/;
/** Amounts are stored as `integer` minor units. */
const MAX_AMOUNT = 21_474_836;

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    useDefaults: true,
    // 1.755 is a multiple of 0.001 despite floating point
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
      dataContext?: { parentData: Record<string, unknown>; parentDataProperty: string | number },
    ) => {
      if (dataContext) delete dataContext.parentData[dataContext.parentDataProperty];
      return true;
    },
  });
  ajv.addKeyword({
    keyword: SANITISED,
    type: 'string',
    modifying: true,
    errors: false,
    // limits apply to the stored value
    before: 'maxLength',
    validate: (
      _schema: unknown,
      html: string,
      _parent: unknown,
      dataContext?: { parentData: Record<string, unknown>; parentDataProperty: string | number },
    ) => {
      if (dataContext) dataContext.parentData[dataContext.parentDataProperty] = sanitizeRichText(html);
      return true;
    },
  });
  return ajv;
}

/** For bodies: no type coercion, all errors. */
const bodyAjv = createAjv({ allErrors: true, verbose: true });
/** For parameters: coerces text to the described type, ignores undescribed parameters. */
const parameterAjv = createAjv({ coerceTypes: true, removeAdditional: 'all' });

/** Compiles on first use, because most processes use few operations. */
function compileLazily(ajv: Ajv2020, schema: AnySchema): (value: unknown) => ErrorObject[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** Returns the errors of a body; sets defaults and removes readOnly properties. */
export function createBodyValidator(schema: AnySchema): (value: unknown) => ErrorObject[] {
  return compileLazily(bodyAjv, schema);
}

/** Returns the errors of parameters; converts them to their types. */
export function createParameterValidator(schema: AnySchema): (value: unknown) => ErrorObject[] {
  return compileLazily(parameterAjv, schema);
}
