/** Fields that the visitor has changed. */
const changed = new Set<Field>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isToggle = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

/** Whether the field holds input. Forms that search or filter (GET) have nothing to save. */
const isFilled = (field: Field): boolean =>
  field.form?.method !== 'get' && (isToggle(field) || field.value.trim() !== '');

function forgetRemovedFields(): void {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
}

/** Remembers the fields that the visitor changes. Returns a function that stops it. */
export function watchInput(): () => void {
  const remember = ({ target }: Event) => {
    forgetRemovedFields();
    if (isField(target)) changed.add(target);
  };
  document.addEventListener('input', remember, true);
  return () => document.removeEventListener('input', remember, true);
}

/** Whether a form of the page holds input of the visitor, which a reload would lose. */
export function hasUnsavedInput(): boolean {
  forgetRemovedFields();
  return [...changed].some(isFilled);
}
