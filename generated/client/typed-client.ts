// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Client, FetchOptions, FetchResponse, ParseAs } from 'openapi-fetch';
import type { UploadProgress } from './upload.ts';

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** Paths that have an operation of the method. */
type PathsWith<Paths, Name extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in Name]: unknown } ? Path : never;
}[keyof Paths];

type OperationOf<Paths, Path extends keyof Paths, Name extends Method> = Paths[Path][Name & keyof Paths[Path]];

/** Options of a typed call; excess properties are errors. */
type Init<Operation, As extends ParseAs> = Omit<FetchOptions<Operation>, 'parseAs'> & {
  readonly parseAs?: As;
  /** Called while the body is sent; the call then uses XMLHttpRequest. */
  readonly onUploadProgress?: (progress: UploadProgress) => void;
};

/** Optional when nothing in it is required. */
type InitArguments<Options> = Record<never, never> extends Options ? [init?: Options] : [init: Options];

type AnswerOf<Operation, As extends ParseAs> =
  Operation extends Record<string | number, unknown>
    ? Promise<FetchResponse<Operation, { parseAs: As }, `${string}/${string}`>>
    : never;

/** A call of one method. Unknown parameters and properties of the body do not compile. */
export type TypedCall<Paths extends object, Name extends Method> = <
  Path extends PathsWith<Paths, Name>,
  As extends ParseAs = 'json',
>(
  path: Path,
  ...init: InitArguments<Init<OperationOf<Paths, Path, Name>, As>>
) => AnswerOf<OperationOf<Paths, Path, Name>, As>;

/** The client of openapi-fetch without excess properties. */
export interface TypedClient<Paths extends object> extends Pick<Client<Paths>, 'use' | 'eject'> {
  request: <Name extends Method, Path extends PathsWith<Paths, Name>, As extends ParseAs = 'json'>(
    method: Name,
    path: Path,
    ...init: InitArguments<Init<OperationOf<Paths, Path, Name>, As>>
  ) => AnswerOf<OperationOf<Paths, Path, Name>, As>;
  GET: TypedCall<Paths, 'get'>;
  PUT: TypedCall<Paths, 'put'>;
  POST: TypedCall<Paths, 'post'>;
  DELETE: TypedCall<Paths, 'delete'>;
  OPTIONS: TypedCall<Paths, 'options'>;
  HEAD: TypedCall<Paths, 'head'>;
  PATCH: TypedCall<Paths, 'patch'>;
  TRACE: TypedCall<Paths, 'trace'>;
}
