import type { FieldDefinition } from '#generated/definitions.ts';
import { SaveCardRequestFields } from '#generated/fields/SaveCardRequest.ts';
import type { CardForm } from './card-source.ts';

const CARD: readonly FieldDefinition[] = SaveCardRequestFields.filter(({ name }) => name === 'card');
const NOTHING: readonly FieldDefinition[] = [];

/** The fields of a form that takes only a card. */
export const getCardDefinitions = ({ isTyped }: CardForm): readonly FieldDefinition[] => (isTyped ? CARD : NOTHING);
