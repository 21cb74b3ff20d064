import type { Source } from '@redocly/openapi-core';
import type { JsonObject } from '../model/json.ts';
import { listSchemaFiles, createSchemaLookup } from '../schema-folder.ts';
import { expandCrud } from './expand.ts';

/** The used part of a visitor's context, whose type the package does not export. */
interface VisitorContext {
  location: { source: Source };
  report: (problem: { message: string; location: { source: Source; pointer: string; reportOnKey: boolean } }) => void;
}

const expand = () => ({
  Root: {
    enter(node: object, { report, location: { source } }: VisitorContext) {
      const root = node as JsonObject;
      const findSchemaRef = createSchemaLookup(root, listSchemaFiles(root, source.absoluteRef));
      expandCrud(root, findSchemaRef, (code, pointer, message) =>
        report({ message: `${message} (${code})`, location: { source, pointer, reportOnKey: false } }),
      );
    },
  },
});

/** Redocly plugin that expands the operations of `crud`, as the generator does. */
export default function crudPlugin() {
  return { id: 'crud', preprocessors: { oas3: { expand } } };
}
