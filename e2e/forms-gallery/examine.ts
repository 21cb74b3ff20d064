// Checks of forms. They run in the page and return the problems as text.

/** Checks the names, descriptions, errors and groups of all elements. */
export function findDescriptionFaults(): string[] {
  const faults: string[] = [];
  const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const getText = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
  const getIds = (element: Element, name: string): string[] => element.getAttribute(name)?.split(/\s+/) ?? [];
  const canFocus = (element: Element): boolean =>
    element.matches('input, textarea, select, button, a[href], [tabindex], [contenteditable]');

  for (const section of document.querySelectorAll('[data-state]')) {
    const state = section.getAttribute('data-state') ?? '';
    const addFault = (fault: string, element: Element): void =>
      void faults.push(`${state}: ${fault}: ${element.outerHTML.slice(0, 160)}`);

    for (const element of section.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-controls]')) {
      for (const id of [...getIds(element, 'aria-describedby'), ...getIds(element, 'aria-labelledby')]) {
        const target = document.getElementById(id);
        if (!target) addFault(`references ${id}, which does not exist`, element);
        else if (!isVisible(target)) addFault(`references ${id}, which is hidden`, element);
        // live regions may be empty
        else if (getText(target) === '' && !target.matches('[role=status]'))
          addFault(`references ${id}, which is empty`, element);
      }
    }
    const describedElements = [...section.querySelectorAll('[aria-describedby]')].filter(canFocus);
    const findDescribed = (id: string): Element[] =>
      describedElements.filter((element) => getIds(element, 'aria-describedby').includes(id));

    for (const note of section.querySelectorAll('span[id$="-help"]')) {
      if (findDescribed(note.id).length === 0) addFault('describes no input', note);
    }
    for (const note of section.querySelectorAll('span[id$="-error"]')) {
      const inputs = findDescribed(note.id);
      // groups and read-only fields do not support aria-invalid
      const isMarked = inputs.some(
        (element) => element.getAttribute('aria-invalid') === 'true' || element.matches('fieldset, [role=group]'),
      );
      if (!isMarked) addFault('describes no invalid input', note);
    }
    for (const input of section.querySelectorAll('[aria-invalid=true]')) {
      const ids = getIds(input, 'aria-describedby');
      if (!ids.some((id) => id.endsWith('-error'))) addFault('is invalid without an error', input);
    }
    if ((state === 'invalid' || state === 'refused') && !section.querySelector('span[id$="-error"]'))
      addFault('shows no error', section);

    for (const input of section.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')) {
      if (input.closest('[aria-hidden=true]')) continue;
      const label = [...(input.labels ?? [])].map((element) => getText(element).replace(/\s*\*$/, '')).join(' ');
      const ownName =
        input.getAttribute('aria-label') ??
        getIds(input, 'aria-labelledby')
          .map((id) => getText(document.getElementById(id)))
          .join(' ');
      if (!label && !ownName) addFault('has no name', input);
      if (label && ownName && !ownName.includes(label))
        addFault(`has the name "${ownName}" but the label "${label}"`, input);
      if (input.labels?.length && ![...input.labels].some(isVisible) && !input.closest('details:not([open])'))
        addFault('has a hidden label', input);
    }
    for (const set of section.querySelectorAll('fieldset:not([aria-hidden])')) {
      if (getText(set.querySelector(':scope > legend')) === '') addFault('has no legend', set);
    }
    for (const group of section.querySelectorAll('[role=group], [role=radiogroup], [role=region]')) {
      const name =
        group.getAttribute('aria-label') ??
        getIds(group, 'aria-labelledby')
          .map((id) => getText(document.getElementById(id)))
          .join('');
      if (!name) addFault('has no name', group);
    }
  }
  return faults;
}

/** Finds required fields without `required` or `aria-required`, and the reverse. */
export function findRequiredFaults(): string[] {
  const form = document.querySelector('[data-state=required] form');
  const faults: string[] = [];
  for (const label of form?.querySelectorAll('label, fieldset:not([aria-hidden]) > legend') ?? []) {
    if (!/\*$/.test(label.textContent ?? '')) continue;
    const input =
      label instanceof HTMLLabelElement ? label.control : label.closest('fieldset')?.querySelector('input, button');
    const isMarkedRequired =
      input?.getAttribute('aria-required') === 'true' ||
      (input instanceof HTMLInputElement && input.required) ||
      // a list has no input; its legend shows that it is required
      (input instanceof HTMLButtonElement && label instanceof HTMLLegendElement);
    if (!isMarkedRequired)
      faults.push(`has an asterisk but is not marked as required: ${label.outerHTML.slice(0, 160)}`);
  }
  for (const input of form?.querySelectorAll('[aria-required=true]') ?? []) {
    const label = input instanceof HTMLInputElement && input.labels?.[0];
    const legend = input.closest('fieldset')?.querySelector('legend');
    if (![label, legend].some((element) => element && /\*$/.test(element.textContent ?? '')) && input.matches('input'))
      faults.push(`is required without an asterisk: ${input.outerHTML.slice(0, 160)}`);
  }
  return faults;
}

/** Finds elements that overflow the width of the page or are cut off. */
export function findOverflowFaults(): string[] {
  const faults: string[] = [];
  const { documentElement: page } = document;
  const width = page.clientWidth;
  if (page.scrollWidth > width) faults.push(`the page scrolls sideways: ${page.scrollWidth} > ${width}`);
  const isScrollable = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isVisuallyHidden = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
  for (const element of document.querySelectorAll('main *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).opacity === '0') continue;
    let ancestor: Element | null = element;
    while (ancestor && !isScrollable(ancestor) && !isVisuallyHidden(ancestor)) ancestor = ancestor.parentElement;
    if (ancestor || element.closest('svg, fieldset[aria-hidden], [role=progressbar]')) continue;
    const { left, right, width: ownWidth } = element.getBoundingClientRect();
    const markup = element.outerHTML.slice(0, 140);
    if (ownWidth > 0 && (left < -1 || right > width + 1))
      faults.push(`exceeds the page (${left} to ${right}): ${markup}`);
    const style = getComputedStyle(element);
    const isTextInput = element.matches('input, textarea, select');
    // file names are truncated with a tooltip
    const hasTooltip = element.getAttribute('title') === element.textContent;
    const isCutOff = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (isCutOff && !isTextInput && !hasTooltip && element.textContent)
      faults.push(`is cut off (${element.scrollWidth} in ${element.clientWidth}): ${markup}`);
  }
  return faults;
}

/** Reads the positions of visible elements, measured from the inline start. */
export function readPositions(): { markup: string; start: number; top: number }[] {
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
      return { markup: part.outerHTML.slice(0, 120), start: isRtl ? width - right : left, top: top + scrollY };
    });
}

/** Finds pairs of overlapping inputs and buttons. */
export function findOverlaps(): string[] {
  const controls = [
    ...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea, button)'),
  ].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
  );
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  return boxes.flatMap(({ control, box }, index) =>
    boxes.slice(index + 1).flatMap(({ control: otherControl, box: otherBox }) => {
      const overlapWidth = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const overlapHeight = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      return overlapWidth > 2 && overlapHeight > 2
        ? [`${control.outerHTML.slice(0, 100)} overlaps ${otherControl.outerHTML.slice(0, 100)}`]
        : [];
    }),
  );
}
