/** Leaves out of built pages what react-hook-form brings for forms that are made otherwise than ours. */
import type { Plugin } from 'vite';
import { all, type Edit, emptied, instead } from './edits.ts';

/** The module that the package consists of, below node_modules. */
export const FORM_LIBRARY = 'react-hook-form/dist/index.esm.mjs';

/** Another copy of it, for what only forms with lists load. */
const LISTS = '?lists';

/** What `useForm` is never given here. Conditions that ask for it then fall to the minifier. */
const NEVER_GIVEN = [
  ...['validate', 'delayError', 'shouldUnregister', 'progressive', 'disabled', 'shouldUseNativeValidation'],
  ...['values', 'formControl'],
];

/** react-hook-form as forms-schema uses it: by one `useForm` with a resolver. */
export const leanForm: Edit = all(
  // rules are the resolver's
  instead(/(control\.)?_options\.resolver(?!\()/g, 'true'),
  ...NEVER_GIVEN.map((option) =>
    instead(new RegExp(`\\b(control\\.)?(_options|props)\\.${option}\\b`, 'g'), 'undefined'),
  ),
  emptied('() => undefined', 'validateField', 'executeBuiltInValidation', 'validateForm'),
  // of a form's state only its errors, its values and how far it is sent are ever asked for
  instead(/_isTracked\([^)]*\)/g, 'false'),
  emptied('() => undefined', '_setValid', '_updateValidatingFields', '_updateIsValidating'),
  emptied('() => ({})', 'updateTouchAndDirty', 'getDirtyFields'),
  instead(/_formControl\.current\.formState = React\.useMemo\([^;]*;/g, ''),
  instead(/updateFormState\(\(data\) => \(\{[^;]*;/g, ''),
  instead(/get\(_formState\.(touchedFields|dirtyFields), name\)/g, 'undefined'),
  instead(/Array\.isArray\((touchedFieldsArray|dirtyFieldsArray)\)/g, 'false'),
  emptied('(name) => ({ error: get(_formState.errors, name) })', 'getFieldState'),
  emptied('() => ({ ..._formState.errors })', 'getErrors'),
  // they are never called
  emptied('undefined', 'watch', 'setValues', 'resetField', 'reset', 'resetDefaultValues', 'setFocus', 'clearErrors'),
  emptied('() => undefined', '_reset', '_resetDefaultValues', '_disableForm', '_setDisabledField', '_focusError'),
  emptied('() => undefined', 'cancelDelayedError', 'cancelDelayedErrorTree', '_removeUnmounted', 'unregister'),
  instead('Object.keys(delayErrorCallbacks).forEach(cancelDelayedError);', ''),
  instead('Object.prototype.hasOwnProperty.call(delayErrorCallbacks, name)', 'false'),
  emptied('(_names, values) => values', 'extractFormValues'),
  emptied('{}', 'RESET_OPTIONS'),
  // nothing is hidden and brought back by React, and no group is null
  emptied('() => ({ resyncIfNeeded: () => undefined, snapshot: () => undefined })', 'useResyncOnReconnect'),
  emptied('() => false', 'hasExplicitNullIntermediate'),
  // nor asks them for this
  instead('_names.disabled.size', 'false'),
  instead(/isBoolean\((options\.disabled|undefined)\)/g, 'false'),
  instead('if (config)', 'if (false)'),
  instead('setTimeout(_focusError);', ''),
  instead('isWatched(name, _names)', 'false'),
  instead('isWatched(name, _names, isBlurEvent)', 'false'),
  instead('(options.shouldDirty || options.shouldTouch) &&', 'false &&'),
  instead(/options\.(shouldTouch|shouldFocus) &&/g, 'false &&'),
  instead('if (options.shouldTouch)', 'if (false)'),
  instead('options && options.shouldFocus', 'false'),
  // only lines, areas and native selects are registered by their elements, and without options
  instead(
    /(?<!var )\b(isCheckBoxInput|isRadioInput|isFileInput|isMultipleSelect|isRadioOrCheckbox)\([\w.]+\)/g,
    'false',
  ),
  instead(/\bgetFieldValueAs\(([^,]+), [\w.]+\)/g, '($1)'),
  instead(/\bfield\._f\.(deps|onBlur|onChange|valueAsNumber|valueAsDate|setValueAs)\b(?!\()/g, 'undefined'),
  emptied('false', 'hasNoValidationEffect'),
  emptied('[]', 'REGISTER_VALIDATION_RULES'),
  // the resolver looks at the names alone
  emptied('(names) => ({ names: [...names] })', 'getResolverOptions'),
);

/** The only module that asks for `useFieldArray`: it comes with the fields that are lists, in a copy of its own. */
const LISTS_OF = '/forms-schema/fields/list-state.ts';

/**
 * Makes a page with a form about 10 kB (gzip) smaller. The development server has everything.
 */
export function leanForms(): Plugin {
  return {
    name: 'lean-forms',
    enforce: 'pre',
    apply: (_config, { command }) => command === 'build' || process.env.VITEST !== undefined,
    async resolveId(id, importer) {
      if (id !== 'react-hook-form' || !importer?.endsWith(LISTS_OF)) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { id: found.id + LISTS, moduleSideEffects: false };
    },
    transform(code, id) {
      const isLibrary = id.endsWith(FORM_LIBRARY) || id.endsWith(FORM_LIBRARY + LISTS);
      return isLibrary ? { code: leanForm(code), map: null } : undefined;
    },
  };
}
