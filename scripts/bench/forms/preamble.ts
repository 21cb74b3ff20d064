import { FIELDS_PER_COPY } from './fields.ts';

/** Introduction of the result: what was measured, how, and beside what. */
export function buildPreamble(): string {
  return `${TEXT.trim()}\n\n`;
}

const TEXT = `
# Measured: the forms

\`npm run bench:forms\`: the form engine in Chromium, production builds, beside the same form written by hand. Figures are
processor time of the page's main thread (script, style, layout and paint together, without other programs and waiting),
medians with the first and third quartile. Ours and the reference alternate in the same page.

**The form** (\`scripts/bench/forms/fields.ts\`) has ${FIELDS_PER_COPY} fields in five groups: single-line texts, e-mail, telephone, URLs,
text areas, selects with 2 to 249 options, amounts that show the symbol of a selected currency, numbers, percentages, dates,
check boxes and switches; some side by side. 500 fields are ten copies. All but the check boxes and switches are required, so
that an empty form has an error in each of them on submit.

**The reference** (\`scripts/bench/forms/hand-made/\`) is the same form written with react-hook-form and MUI, without
the engine: one line of JSX per field; registered, uncontrolled TextFields (native selects; Checkbox and Switch in a
FormControlLabel) with the same MUI props, rules passed to \`register\`, texts by the same i18next. An error is read with
\`useFormState({ name, exact: true })\`, so that a key press renders its field only. Lists of options are created once. Both
forms show a list of all errors with links after a submit.

**A key** is a real key event, 25 ms after the previous one is done, twenty of them in one field; its cost includes the event,
React's work and the frame that shows it. \`after a submit\`: the form was submitted with all errors and the field corrected, so
that each key validates it. \`rights or wrongs\`: "a" and Backspace alternate in a required field, so that each key shows or
hides an error.

**Bytes**: gzip size of the scripts that a page with a form of the engine loads, less that of a page with the same MUI widgets
without it (\`scripts/bench/forms/bytes/\`). Both pages load another screen on navigation, as pages of applications do;
react-hook-form counts as ours. The build must not contain AJV or similar validators, in lazily loaded files either.

`;
