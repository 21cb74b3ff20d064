/** Checks for any form. They run in the page and return the problems as text. */

/** Checks names, descriptions, errors and groups of all elements. */
export function describedFaults(): string[] {
  const faults: string[] = [];
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
  const idsOf = (element: Element, name: string): string[] => element.getAttribute(name)?.split(/\s+/) ?? [];
  const canFocus = (element: Element): boolean =>
    element.matches('input, textarea, select, button, a[href], [tabindex], [contenteditable]');

  for (const section of document.querySelectorAll('[data-state]')) {
    const state = section.getAttribute('data-state') ?? '';
    const say = (fault: string, element: Element): void =>
      void faults.push(`${state}: ${fault}: ${element.outerHTML.slice(0, 160)}`);

    for (const element of section.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-controls]')) {
      for (const id of [...idsOf(element, 'aria-describedby'), ...idsOf(element, 'aria-labelledby')]) {
        const target = document.getElementById(id);
        if (!target) say(`names ${id}, which is not there`, element);
        else if (!isSeen(target)) say(`names ${id}, which nobody sees`, element);
        // live regions may be empty
        else if (textOf(target) === '' && !target.matches('[role=status]')) say(`names ${id}, which is empty`, element);
      }
    }
    const described = [...section.querySelectorAll('[aria-describedby]')].filter(canFocus);
    const describing = (id: string): Element[] =>
      described.filter((one) => idsOf(one, 'aria-describedby').includes(id));

    for (const note of section.querySelectorAll('span[id$="-help"]')) {
      if (describing(note.id).length === 0) say('no input is described by this help', note);
    }
    for (const note of section.querySelectorAll('span[id$="-error"]')) {
      const inputs = describing(note.id);
      // groups and read-only fields do not support aria-invalid
      const isMarked = inputs.some(
        (one) => one.getAttribute('aria-invalid') === 'true' || one.matches('fieldset, [role=group]'),
      );
      if (!isMarked) say('no wrong input is described by this error', note);
    }
    for (const input of section.querySelectorAll('[aria-invalid=true]')) {
      const ids = idsOf(input, 'aria-describedby');
      if (!ids.some((id) => id.endsWith('-error'))) say('is wrong and does not say why', input);
    }
    if ((state === 'invalid' || state === 'refused') && !section.querySelector('span[id$="-error"]'))
      say('shows no error', section);

    for (const input of section.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')) {
      if (input.closest('[aria-hidden=true]')) continue;
      const label = [...(input.labels ?? [])].map((one) => textOf(one).replace(/\s*\*$/, '')).join(' ');
      const own =
        input.getAttribute('aria-label') ??
        idsOf(input, 'aria-labelledby')
          .map((id) => textOf(document.getElementById(id)))
          .join(' ');
      if (!label && !own) say('has no name', input);
      if (label && own && !own.includes(label)) say(`is called "${own}" and reads "${label}"`, input);
      if (input.labels?.length && ![...input.labels].some(isSeen) && !input.closest('details:not([open])'))
        say('has a label that nobody sees', input);
    }
    for (const set of section.querySelectorAll('fieldset:not([aria-hidden])')) {
      if (textOf(set.querySelector(':scope > legend')) === '') say('has no legend', set);
    }
    for (const group of section.querySelectorAll('[role=group], [role=radiogroup], [role=region]')) {
      const name =
        group.getAttribute('aria-label') ??
        idsOf(group, 'aria-labelledby')
          .map((id) => textOf(document.getElementById(id)))
          .join('');
      if (!name) say('has no name', group);
    }
  }
  return faults;
}

/** Inputs of required fields without `required` or `aria-required`. */
export function requiredFaults(): string[] {
  const form = document.querySelector('[data-state=required] form');
  const faults: string[] = [];
  for (const label of form?.querySelectorAll('label, fieldset:not([aria-hidden]) > legend') ?? []) {
    if (!/\*$/.test(label.textContent ?? '')) continue;
    const input =
      label instanceof HTMLLabelElement ? label.control : label.closest('fieldset')?.querySelector('input, button');
    const isSaid =
      input?.getAttribute('aria-required') === 'true' ||
      (input instanceof HTMLInputElement && input.required) ||
      // a list has no input; its legend shows that it is required
      (input instanceof HTMLButtonElement && label instanceof HTMLLegendElement);
    if (!isSaid) faults.push(`has an asterisk only for the eye: ${label.outerHTML.slice(0, 160)}`);
  }
  for (const input of form?.querySelectorAll('[aria-required=true]') ?? []) {
    const label = input instanceof HTMLInputElement && input.labels?.[0];
    const legend = input.closest('fieldset')?.querySelector('legend');
    if (![label, legend].some((one) => one && /\*$/.test(one.textContent ?? '')) && input.matches('input'))
      faults.push(`is required without an asterisk: ${input.outerHTML.slice(0, 160)}`);
  }
  return faults;
}

/** Elements that overflow the page's width or are cut off. */
export function cutFaults(): string[] {
  const faults: string[] = [];
  const { documentElement: page } = document;
  const width = page.clientWidth;
  if (page.scrollWidth > width) faults.push(`the page scrolls sideways: ${page.scrollWidth} > ${width}`);
  const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isUnseen = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).opacity === '0') continue;
    let inside: Element | null = element;
    while (inside && !scrolls(inside) && !isUnseen(inside)) inside = inside.parentElement;
    if (inside || element.closest('svg, fieldset[aria-hidden], [role=progressbar]')) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    const words = element.outerHTML.slice(0, 140);
    if (own > 0 && (left < -1 || right > width + 1))
      faults.push(`stands out of the page (${left} to ${right}): ${words}`);
    const style = getComputedStyle(element);
    const isLine = element.matches('input, textarea, select');
    // file names are truncated with a tooltip
    const isTold = element.getAttribute('title') === element.textContent;
    const hides = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (hides && !isLine && !isTold && element.textContent)
      faults.push(`is cut (${element.scrollWidth} in ${element.clientWidth}): ${words}`);
  }
  return faults;
}

/** Positions of visible elements, measured from the inline start. */
export function places(): { what: string; start: number; top: number }[] {
  const width = document.documentElement.clientWidth;
  const isRtl = document.documentElement.dir === 'rtl';
  const parts = document.querySelectorAll(
    'main :is(label, legend, input, select, textarea, button, svg, h2, dt, dd, li)',
  );
  return [...parts]
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden=true]:not(svg), table'),
    )
    .map((part) => {
      const { left, right, top } = part.getBoundingClientRect();
      return { what: part.outerHTML.slice(0, 120), start: isRtl ? width - right : left, top: top + scrollY };
    });
}

/** Pairs of overlapping inputs and buttons. */
export function overlaps(): string[] {
  const controls = [
    ...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea, button)'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'));
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  return boxes.flatMap(({ control, box }, index) =>
    boxes.slice(index + 1).flatMap(({ control: other, box: its }) => {
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      return wide > 2 && high > 2
        ? [`${control.outerHTML.slice(0, 100)} lies on ${other.outerHTML.slice(0, 100)}`]
        : [];
    }),
  );
}
