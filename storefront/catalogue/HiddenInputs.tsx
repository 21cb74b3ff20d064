import { listHiddenInputs, type ListQuery } from './list-query.ts';

/** The parameters of a list that a GET form keeps, except those that it sets itself. */
export function HiddenInputs({ query, except }: { query: ListQuery; except: readonly string[] }) {
  return listHiddenInputs(query, except).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
