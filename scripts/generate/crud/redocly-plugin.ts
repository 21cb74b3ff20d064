import type { Source } from '@redocly/openapi-core';
import type { JsonObject } from '../model/json.ts';
import { schemaFiles, schemaReferences } from '../schema-folder.ts';
import { expandCrud } from './expand.ts';

/** The part of a visitor's context that is used; the package does not export its type. */
interface VisitorContext {
  location: { source: Source };
  report: (problem: { message: string; location: { source: Source; pointer: string; reportOnKey: boolean } }) => void;
}

const expand = () => ({
  Root: {
    enter(node: object, { report, location: { source } }: VisitorContext) {
      const root = node as JsonObject;
      const schemaRef = schemaReferences(root, schemaFiles(root, source.absoluteRef));
      expandCrud(root, schemaRef, (code, pointer, message) =>
        report({ message: `${message} (${code})`, location: { source, pointer, reportOnKey: false } }),
      );
    },
  },
});

/** Redocly's commands read the description as the generator does: with the operations of `crud` written out. */
export default function crudPlugin() {
  return { id: 'crud', preprocessors: { oas3: { expand } } };
}
