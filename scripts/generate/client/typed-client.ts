import type { Client, FetchOptions, FetchResponse, ParseAs } from 'openapi-fetch';
import type { UploadProgress } from './upload.ts';

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** Paths that have an operation of the method. */
type PathsWith<Paths, Name extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in Name]: unknown } ? Path : never;
}[keyof Paths];

type OperationOf<Paths, Path extends keyof Paths, Name extends Method> = Paths[Path][Name & keyof Paths[Path]];

/** What a call of an operation takes: its parameters and its body as described, and nothing else. */
type Init<Operation, As extends ParseAs> = Omit<FetchOptions<Operation>, 'parseAs'> & {
  readonly parseAs?: As;
  /** Told while the body leaves; the call then goes by XMLHttpRequest. */
  readonly onUploadProgress?: (progress: UploadProgress) => void;
};

/** It can be left out where nothing in it is required. */
type InitArguments<Given> = Record<never, never> extends Given ? [init?: Given] : [init: Given];

type AnswerOf<Operation, As extends ParseAs> =
  Operation extends Record<string | number, unknown>
    ? Promise<FetchResponse<Operation, { parseAs: As }, `${string}/${string}`>>
    : never;

/** A call of one method. Fields of the body and parameters that the description does not have do not compile. */
export type TypedCall<Paths extends object, Name extends Method> = <
  Path extends PathsWith<Paths, Name>,
  As extends ParseAs = 'json',
>(
  path: Path,
  ...init: InitArguments<Init<OperationOf<Paths, Path, Name>, As>>
) => AnswerOf<OperationOf<Paths, Path, Name>, As>;

/** The client of openapi-fetch with calls that take what is described and nothing else. */
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
