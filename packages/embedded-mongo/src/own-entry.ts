/** The entry of a table by a name that comes from outside, which may be one that every object has, such as "constructor". */
export function ownEntry<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
