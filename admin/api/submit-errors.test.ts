import { ApiError } from '#generated/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { formatApiError, toSubmitErrors } from './submit-errors.ts';

/** Translates one code. */
const t = (key: string, { _ }: { _?: string } = {}) => (key === 'errors.sold_out' ? 'This is sold out.' : (_ ?? key));

describe('an error response', () => {
  it('shows the message of the API', () => {
    const error = new ApiError('not-ok', { status: 409, code: 'sold_out', text: 'No berth is left on deck 3.' });
    expect(formatApiError(error, t)).toBe('No berth is left on deck 3.');
    expect(toSubmitErrors(error, t)).toEqual({ message: 'No berth is left on deck 3.' });
  });

  it('shows the translation of its code, with the status for unknown codes', () => {
    expect(formatApiError(new ApiError('not-ok', { status: 409, code: 'sold_out' }), t)).toBe('This is sold out.');
    expect(formatApiError(new ApiError('not-ok', { status: 418, code: 'teapot' }), t)).toBe('418 teapot');
  });

  it('returns field errors with the message of the API', () => {
    const fields = [{ path: 'seats', code: 'invalid', text: 'Eight at most.' }];
    expect(toSubmitErrors(new ApiError('not-ok', { status: 422, text: 'Refused.', fields }), t)).toEqual({
      errors: fields,
    });
  });

  it('rethrows other errors', () => {
    expect(() => toSubmitErrors(new TypeError('no error of a call'), t)).toThrow('no error of a call');
  });
});
