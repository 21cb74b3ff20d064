import { resources } from '#generated/resources.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import { readTexts } from '#locales/texts.ts';
import { describe, expect, it } from 'vitest';
import { CONSEQUENCES } from './consequences.ts';

const confirmed = Object.values(resources)
  .flatMap(({ actions }): readonly ActionDefinition[] => actions)
  .filter(({ confirm }) => confirm);

describe('every action that is confirmed', () => {
  it('has a preview or a text', () => {
    const undescribed = confirmed.filter(({ preview, operationId }) => !preview && !CONSEQUENCES[operationId]);
    expect(undescribed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has no text where it has a preview', () => {
    const needed = confirmed.filter(({ preview }) => !preview).map(({ operationId }) => operationId);
    // their previews count neither money nor e-mails nor stock
    const uncounted = ['adminClearBoxMonth', 'adminRepriceQuote'];
    expect(Object.keys(CONSEQUENCES).toSorted()).toEqual([...needed, ...uncounted].toSorted());
  });

  it.each(['en', 'fr', 'zh'])('has its text in %s', (lang) => {
    const texts = readTexts(lang, 'admin');
    for (const operationId of Object.keys(CONSEQUENCES))
      expect(texts.get(`action.consequences.${operationId}`), operationId).toMatch(/.{15}/);
  });
});
