const values = new Map<string, unknown>();

/**
 * A value that the page has once, where a module would have one for each remote that ships it. A value of another shape
 * takes another name, as remotes of different versions meet on one page.
 */
export function oncePerPage<Value>(name: string, make: () => Value): Value {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
