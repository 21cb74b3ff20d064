import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.esnext.iterator.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  types: [],
};

/** Source files of packages, parsed once for all descriptions. */
const shared = new Map<string, ts.SourceFile | undefined>();

/** Compiles the files of a folder by the compiler options of this project. Errors are `file:line: text`. */
export function listCompileErrors(folder: string, paths: readonly string[]): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, onError) => {
    if (!name.includes('/node_modules/')) return readSource(name, language, onError);
    if (!shared.has(name)) shared.set(name, readSource(name, language, onError));
    return shared.get(name);
  };
  const roots = paths.filter((path) => path.endsWith('.ts')).map((path) => join(folder, path));
  return ts.getPreEmitDiagnostics(ts.createProgram(roots, OPTIONS, host)).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const name = file?.fileName.slice(folder.length + 1) ?? '';
    return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
