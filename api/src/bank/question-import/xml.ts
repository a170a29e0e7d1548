import { NOT_A_WORKBOOK, RefusedFile } from './refused-file';

/** Regions in which `<` and `>` are no tags. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

const [DOUBLE_QUOTE, SINGLE_QUOTE, GREATER_THAN] = [34, 39, 62];

export interface Tag {
  /** Without the prefix of a namespace. */
  name: string;
  kind: 'begin' | 'end' | 'empty';
  attributes: string;
  /** Where it begins and ends. */
  from: number;
  to: number;
}

/**
 * Calls back for each tag, in linear time also where the text is no XML. The text between two tags is not read.
 *
 * @throws RefusedFile where a tag or a comment does not end: what comes after it would be lost.
 */
export function eachTag(xml: string, visit: (tag: Tag) => void): void {
  for (let from = xml.indexOf('<'); from >= 0; ) {
    const to = endOf(xml, from);
    if (to < 0) throw new RefusedFile(NOT_A_WORKBOOK);
    if (xml[from + 1] !== '!' && xml[from + 1] !== '?') visit(tagOf(xml, from, to));
    from = xml.indexOf('<', to);
  }
}

function endOf(xml: string, from: number): number {
  const isTag = xml[from + 1] !== '!' && xml[from + 1] !== '?';
  const skipped = isTag ? undefined : SKIPPED.find(([begin]) => xml.startsWith(begin, from));
  if (skipped) {
    const end = xml.indexOf(skipped[1], from + skipped[0].length);
    return end < 0 ? -1 : end + skipped[1].length;
  }
  let quote = 0;
  for (let at = from + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === GREATER_THAN) return at + 1;
  }
  return -1;
}

function tagOf(xml: string, from: number, to: number): Tag {
  const isEnd = xml[from + 1] === '/';
  const isEmpty = xml[to - 2] === '/';
  const content = xml.slice(from + (isEnd ? 2 : 1), to - (isEmpty ? 2 : 1));
  const space = content.search(/\s/);
  const name = space < 0 ? content : content.slice(0, space);
  return {
    name: name.slice(name.indexOf(':') + 1),
    kind: isEnd ? 'end' : isEmpty ? 'empty' : 'begin',
    attributes: space < 0 ? '' : content.slice(space),
    from,
    to,
  };
}

const ATTRIBUTES = new Map<string, RegExp>();

export function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = ATTRIBUTES.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  ATTRIBUTES.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : undefined;
}

/** A property that is there is on, unless it says otherwise. */
export function isOn(attributes: string): boolean {
  return !/^(?:0|false|none)$/.test(attributeOf(attributes, 'val') ?? '');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** The text between two tags. Entities that a file declares itself are not unfolded, nor any within CDATA. */
export function decoded(text: string): string {
  const [before = '', ...sections] = text.split('<![CDATA[');
  const texts = sections.map((section) => {
    const end = section.indexOf(']]>');
    return end < 0 ? section : section.slice(0, end) + unescaped(section.slice(end + 3));
  });
  return unescaped(before) + texts.join('');
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** As {@link decoded}, with what Excel escapes in texts. */
export function decodedText(text: string): string {
  return decoded(text).replace(/_x([\da-f]{4})_/gi, (_escaped, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
