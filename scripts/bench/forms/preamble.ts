import { FIELDS_PER_COPY } from './fields.ts';

/** Introduction of the result: what was measured, how, and beside what. */
export function buildPreamble(): string {
  return `${TEXT.trim()}\n\n`;
}

const TEXT = `
# Measured: the forms

\`npm run bench:forms\`: the form engine in Chromium, production builds, beside the same form written by hand. Figures are
processor time of the page's main thread (script, style, layout and paint together; other programs and waiting do not
count), medians with the first and third quartile. Ours and the reference take turns in the same page.

**The form** (\`scripts/bench/forms/fields.ts\`) has ${FIELDS_PER_COPY} fields in five groups: lines of text, e-mail, telephone, addresses,
areas, selects from 2 to 249 options, amounts that show the sign of a chosen currency, numbers, percents, days, check boxes
and switches; some side by side. 500 fields are ten copies. All but the check boxes and switches are required, so a form
submitted untouched has an error in each of them.

**The reference** (\`scripts/bench/forms/hand-made/\`) is that form as one would write it with react-hook-form and MUI, without
the engine: every field a line of JSX; registered, uncontrolled TextFields (native selects; Checkbox and Switch in a
FormControlLabel) with the same MUI props, rules given to \`register\`, words by the same i18next. An error is read with
\`useFormState({ name, exact: true })\`, so that a key renders its own field and not the form. Lists of options are made once. A
list of all errors with links stands above a form that was sent, as above ours.

**A key** is a real key event, 25 ms after the one before is done, twenty of them into one field; its cost is that of the event, what
React does and the frame that shows it. \`after a submit\`: the form was sent with all errors, the field has been righted, so
each key is checked. \`rights or wrongs\`: "a" and Backspace in turns in a required field, so each key shows or takes an error.

**Bytes**: gzip of what a page loads with a form of the engine, less that of the page of the same MUI widgets without it
(\`scripts/bench/forms/bytes/\`), which goes to another screen by loading it, as pages of applications do; react-hook-form
counts as ours. The build is searched for AJV and its like, in every file that a form may load later too; there is none.

`;
