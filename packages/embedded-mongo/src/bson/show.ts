import { type Document, isDocument, type Maybe, typeName } from './values';

/** A value as MongoDB writes it in its messages. */
export function show(value: Maybe): string {
  if (typeof value === 'string') return `"${value}"`;
  if (isDocument(value)) return showDocument(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(show).join(', ')} ]`;
  return SHOWN[typeName(value)]?.(value as never) ?? String(value);
}

const showDocument = (document: Document) =>
  document.size === 0 ? '{}' : `{ ${[...document].map(([name, value]) => `${name}: ${show(value)}`).join(', ')} }`;

const SHOWN: Record<string, (value: never) => string> = {
  missing: () => 'missing',
  double: (value: number | { value: number }) => {
    const number = Number(value);
    return Number.isInteger(number) ? number.toFixed(1) : String(number).toLowerCase();
  },
  date: (value: Date) => `new Date(${value.getTime()})`,
  objectId: (value: { toHexString(): string }) => `ObjectId('${value.toHexString()}')`,
  binData: (value: { sub_type: number; toString(encoding: 'hex'): string }) =>
    `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`,
  regex: (value: { pattern: string; options: string }) => `/${value.pattern}/${value.options}`,
  timestamp: (value: { t: number; i: number }) => `Timestamp(${value.t}, ${value.i})`,
  minKey: () => 'MinKey',
  maxKey: () => 'MaxKey',
};
