// The checkout's inputs with suggestions are the form's own, so that they are there before the suggestions have loaded.
export const STREET = 'customer.address';

/** Names of the inputs: those that an address is started with. */
const NAMES: readonly string[] = ['customer.firstname', 'customer.lastname', STREET];

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' };

const isSuggesting = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && NAMES.includes(target.name);

/** Makes an input a combobox, unless it is one. */
function addRole(input: HTMLInputElement): void {
  if (input.hasAttribute('role')) return;
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value);
}

/** Whether a person typed; browsers that fill in a form send other events, to all inputs. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType !== '' && event.inputType !== 'insertReplacementText';

interface Listeners {
  readonly onType: (input: HTMLInputElement) => void;
  readonly onKeyDown: (input: HTMLInputElement, event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** Makes the inputs of a form comboboxes and listens to them. Returns the function that undoes both. */
export function listenToInputs(form: HTMLFormElement, { onType, onKeyDown, onBlur }: Listeners): () => void {
  const getInputs = () => [...form.elements].filter(isSuggesting);
  getInputs().forEach(addRole);
  const stop = new AbortController();
  const listen = <Type extends 'focusin' | 'focusout' | 'input' | 'keydown'>(
    type: Type,
    listener: (input: HTMLInputElement, event: HTMLElementEventMap[Type]) => void,
  ) =>
    form.addEventListener(type, (event) => isSuggesting(event.target) && listener(event.target, event), {
      signal: stop.signal,
    });
  // rendered later
  listen('focusin', addRole);
  listen('focusout', onBlur);
  listen('input', (input, event) => isTyped(event) && onType(input));
  listen('keydown', onKeyDown);
  return () => {
    stop.abort();
    for (const input of getInputs()) for (const name of Object.keys(COMBOBOX)) input.removeAttribute(name);
  };
}

/** Ties an input to its open list. Returns the function that unties them. */
export function expandInput(input: HTMLInputElement, listId: string, activeId: string | undefined): () => void {
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', listId);
  if (activeId) input.setAttribute('aria-activedescendant', activeId);
  return () => {
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    input.removeAttribute('aria-activedescendant');
  };
}
