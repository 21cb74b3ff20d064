import { describe, expect, it } from 'vitest';
import type { Schema } from '../description.ts';
import { toBodyView } from './request-view.ts';
import { createBodyValidator } from './validator.ts';

const record: Schema = {
  type: 'object',
  required: ['id', 'name', 'price'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1 },
    price: { type: 'number', format: 'money' },
    position: { type: 'integer', default: 100 },
    color: { oneOf: [{ type: 'string', enum: ['red', 'blue'] }, { type: 'null' }] },
    ends_at: { type: ['integer', 'null'], format: 'unix-time' },
    about: { type: ['string', 'null'], contentMediaType: 'text/html', maxLength: 20 },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['size'],
        properties: { size: { type: 'string' }, sold: { type: 'integer', readOnly: true } },
      },
    },
  },
};

const listErrors = (body: unknown, purpose: 'whole' | 'update' = 'whole') =>
  createBodyValidator(toBodyView(record, purpose))(body).map(
    ({ instancePath, keyword, params }) =>
      `${instancePath}/${params.missingProperty ?? params.additionalProperty ?? ''} ${keyword}`,
  );

describe('the validation of a body', () => {
  it('removes readOnly properties at every depth', () => {
    const body = { id: 7, name: 'A', price: 1, items: [{ size: 'M', sold: 3 }] };
    expect(listErrors(body)).toEqual([]);
    expect(body).toEqual({ name: 'A', price: 1, position: 100, items: [{ size: 'M' }] });
  });

  it('removes readOnly properties of a wrong type', () => {
    const body = { id: 'seven', name: 'A', price: 1 };
    expect(listErrors(body)).toEqual([]);
    expect(body).not.toHaveProperty('id');
  });

  it('sanitises HTML before checking its length', () => {
    const body = { name: 'A', price: 1, about: '<p onclick="alert(1)">safe<script>alert(1)</script></p>' };
    expect(listErrors(body)).toEqual([]);
    expect(body.about).toBe('<p>safe</p>');
    expect(listErrors({ name: 'A', price: 1, about: null })).toEqual([]);
    expect(listErrors({ name: 'A', price: 1, about: `<p>${'x'.repeat(20)}</p>` })).toEqual(['/about/ maxLength']);
  });

  it('refuses undescribed properties', () => {
    expect(listErrors({ name: 'A', price: 1, admin: true, items: [{ size: 'M', colour: 'red' }] })).toEqual([
      '/admin additionalProperties',
      '/items/0/colour additionalProperties',
    ]);
  });

  it('does not convert text to a number', () => {
    expect(listErrors({ name: 'A', price: '24.9' })).toEqual(['/price/ type']);
  });

  it('reports all errors', () => {
    expect(listErrors({ price: 'x', position: 1.5 })).toEqual(['/name required', '/price/ type', '/position/ type']);
  });

  it('accepts null only where it is described', () => {
    expect(listErrors({ name: 'A', price: 1, color: null, ends_at: null })).toEqual([]);
    expect(listErrors({ name: null, price: 1 })).toEqual(['/name/ type']);
  });

  it('refuses integers outside the range of the database type', () => {
    expect(listErrors({ name: 'A', price: 1, position: 2 ** 31 })).toEqual(['/position/ maximum']);
  });

  it('requires nothing and adds no defaults in an update, except inside sent objects', () => {
    const body = { items: [{}] };
    expect(listErrors(body, 'update')).toEqual(['/items/0/size required']);
    expect(body).toEqual({ items: [{}] });
    expect(listErrors({}, 'update')).toEqual([]);
  });
});
