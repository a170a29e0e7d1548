/** The entry of a table by a name from outside, which may be the name of a property of every object, as "constructor". */
export function ownEntry<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
