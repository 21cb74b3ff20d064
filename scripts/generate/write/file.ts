/** A generated file; its path is relative to the output folder. */
export interface OutputFile {
  path: string;
  text: string;
}

/** First line of every generated TypeScript file; identifies files that may be deleted. */
export const HEADER = '// Written by `npm run generate` from the OpenAPI description. Do not edit.';

/** Creates a TypeScript file with the header; skips empty blocks. */
export function createSourceFile(path: string, ...blocks: string[]): OutputFile {
  return { path, text: `${[HEADER, ...blocks.filter((block) => block !== '')].join('\n\n')}\n` };
}
