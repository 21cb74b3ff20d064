/** A change to a module of a library. A text that is not there stops the build, so that a new version is looked at. */
export type Edit = (code: string) => string;

function missing(what: string): Error {
  return new Error(`The library no longer has ${what}. Adapt the edit in scripts/vite.`);
}

/** Takes lines out of a module: entries of a table (`name: value,`) and calls (`name(…);`). */
export function without(...names: readonly string[]): Edit {
  return (code) =>
    names.reduce((rest, name) => {
      const line = new RegExp(`^ +${name}(: |\\()[^\\n]+\\n`, 'm');
      if (!line.test(rest)) throw missing(name);
      return rest.replace(line, '');
    }, code);
}

/** Puts something shorter in the place of a text, everywhere. */
export function instead(text: string | RegExp, shorter: string): Edit {
  return (code) => {
    const rest = code.replaceAll(text, shorter);
    if (rest === code) throw missing(String(text));
    return rest;
  };
}

/** Puts something shorter in the place of what a constant or function is; there must be one alone of that name. */
export function emptied(shorter: string, ...names: readonly string[]): Edit {
  return (code) =>
    names.reduce((rest, name) => {
      const lines = rest.split('\n');
      const start = new RegExp(`^( *)(?:(?:const|var) ${name} =|(?:async )?function ${name}\\()`);
      const [at = -1, ...others] = lines.flatMap((line, index) => (start.test(line) ? [index] : []));
      if (at < 0 || others.length > 0) throw missing(name);
      const indent = start.exec(lines[at] ?? '')?.[1] ?? '';
      const end = endOf(lines, at, indent.length);
      return lines.toSpliced(at, end - at, `${indent}const ${name} = ${shorter};`).join('\n');
    }, code);
}

/** Where the statement that starts there ends: behind the bracket that closes it, or before the next that stands no deeper. */
function endOf(lines: readonly string[], at: number, indent: number): number {
  const next = lines.findIndex((line, index) => {
    const depth = line.search(/\S/);
    return index > at && depth >= 0 && depth <= indent && !/^ *[}\])].*[{[(,]$/.test(line);
  });
  return /^ *[}\])]+;?$/.test(lines[next] ?? '') && !lines[at]?.endsWith(';') ? next + 1 : next;
}

/** One after the other. */
export function all(...edits: readonly Edit[]): Edit {
  return (code) => edits.reduce((rest, edit) => edit(rest), code);
}
