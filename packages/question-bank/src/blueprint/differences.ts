import type { Blueprint } from './blueprint';

/** A sentence for each number in which the bank is not what the blueprint says. */
export function differences(wanted: Blueprint, found: Blueprint): string[] {
  const [expected, actual] = [flat(wanted), flat(found)];
  const names = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return names.flatMap((name) => {
    const [should, is] = [expected.get(name) ?? 'none', actual.get(name) ?? 'none'];
    return should === is ? [] : [`${name}: the blueprint says ${should}, the bank has ${is}.`];
  });
}

function flat(blueprint: Blueprint): Map<string, string> {
  return new Map(
    Object.entries(blueprint).flatMap(([subject, topics]) =>
      Object.entries(topics).flatMap(([topic, cells]) =>
        Object.entries(cells).map(([cell, keys]): [string, string] => [`${subject}, ${topic}, ${cell}`, keys]),
      ),
    ),
  );
}
