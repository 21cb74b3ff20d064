import { ApiError } from '#generated/client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { errorText, refusalOf } from './refusal.ts';

/** Knows one code. */
const t = (key: string, { _ }: { _?: string } = {}) => (key === 'errors.sold_out' ? 'This is sold out.' : (_ ?? key));

describe('an answer that refuses', () => {
  it('is told in the words of the API', () => {
    const error = new ApiError('not-ok', { status: 409, code: 'sold_out', text: 'No berth is left on deck 3.' });
    expect(errorText(error, t)).toBe('No berth is left on deck 3.');
    expect(refusalOf(error, t)).toEqual({ message: 'No berth is left on deck 3.' });
  });

  it('without words is told by its code, one that nobody knows by its status too', () => {
    expect(errorText(new ApiError('not-ok', { status: 409, code: 'sold_out' }), t)).toBe('This is sold out.');
    expect(errorText(new ApiError('not-ok', { status: 418, code: 'teapot' }), t)).toBe('418 teapot');
  });

  it('names the fields that it refuses, with the words of the API', () => {
    const fields = [{ path: 'seats', code: 'invalid', text: 'Eight at most.' }];
    expect(refusalOf(new ApiError('not-ok', { status: 422, text: 'Refused.', fields }), t)).toEqual({ errors: fields });
  });

  it('of another kind is thrown on', () => {
    expect(() => refusalOf(new TypeError('no error of a call'), t)).toThrow('no error of a call');
  });
});
