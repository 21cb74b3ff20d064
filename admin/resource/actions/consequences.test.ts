import { resources } from '#generated/resources.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { readTexts } from '#locales/texts.ts';
import { describe, expect, it } from 'vitest';
import { CONSEQUENCES } from './consequences.ts';

const confirmed = Object.values(resources)
  .flatMap(({ actions }): readonly ActionDefinition[] => actions)
  .filter(({ confirm }) => confirm);

describe('every action that is confirmed', () => {
  it('says what it will do: by a preview or by a sentence', () => {
    const without = confirmed.filter(({ preview, operationId }) => !preview && !CONSEQUENCES[operationId]);
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has no sentence where its preview says it', () => {
    const needed = confirmed.filter(({ preview }) => !preview).map(({ operationId }) => operationId);
    // what these change is neither money nor mail nor stock
    const uncounted = ['adminClearBoxMonth', 'adminRepriceQuote'];
    expect(Object.keys(CONSEQUENCES).toSorted()).toEqual([...needed, ...uncounted].toSorted());
  });

  it.each(['en', 'fr', 'zh'])('has its sentence in %s', (lang) => {
    const texts = readTexts(lang, 'admin');
    for (const operationId of Object.keys(CONSEQUENCES))
      expect(texts.get(`action.consequences.${operationId}`), operationId).toMatch(/.{15}/);
  });
});
