/** A file of `generated/`: its path inside the folder and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** First line of every TypeScript file written; also how a file is known to be ours. */
export const HEADER = '// Written by `npm run generate` from the OpenAPI description. Do not edit.';

/** A TypeScript file under the common first line. */
export function sourceFile(path: string, ...blocks: string[]): OutputFile {
  return { path, text: `${[HEADER, ...blocks.filter((block) => block !== '')].join('\n\n')}\n` };
}
