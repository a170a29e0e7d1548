import { posix } from 'node:path';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import type { Entry } from 'yauzl';
import { type ArchiveRules, type Parts, RefusedFile, textOfPart, unzipped } from '../question-packages/archive';

export const NOT_A_WORKBOOK =
  'This is not an Excel workbook. In Excel or LibreOffice, save it as .xlsx and choose it again.';

const LOCKED_OR_OLD =
  'This workbook has a password, or is of an Excel before 2007. Save it as .xlsx without a password and choose it again.';

const TOO_LARGE = 'This workbook unpacks to far more than questions need. Copy the questions into a new one.';

/** Beside the other parts of an archive. */
const MAX_PICTURES = 1_000;
const PICTURE = /^xl\/media\/.*\.(?:png|jpe?g|gif|webp)$/i;

/** The start of encrypted workbooks and of those before Excel 2007, which are no ZIP archives. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The parts that a sheet and its pictures are read from. */
const PART = /^(?:(?:\[Content_Types\]|_rels\/|xl\/).*\.(?:xml|rels)|xl\/media\/.*)$/i;

const RULES: ArchiveRules = {
  broken: NOT_A_WORKBOOK,
  tooLarge: TOO_LARGE,
  requireCount(count) {
    if (count > MAX_PICTURES + IMPORT_LIMITS.entries) throw tooManyParts(count);
  },
  requireEntries(entries) {
    const pictures = entries.filter(({ fileName }) => PICTURE.test(fileName)).length;
    if (entries.length - pictures > IMPORT_LIMITS.entries) throw tooManyParts(entries.length);
    if (!entries.some(isWorkbook)) throw new RefusedFile(NOT_A_WORKBOOK);
  },
};

const isWorkbook = ({ fileName }: Entry) => fileName.toLowerCase() === 'xl/workbook.xml';

/**
 * Unpacks an .xlsx file, which is a ZIP archive.
 *
 * @throws RefusedFile when it is no workbook, or would unpack to more than the limits (docs/bank.md).
 */
export async function readArchive(bytes: Buffer): Promise<Parts> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new RefusedFile(LOCKED_OR_OLD);
  const parts = await unzipped(bytes, RULES);
  return new Map([...parts].filter(([name]) => PART.test(name)));
}

function tooManyParts(count: number): RefusedFile {
  const [all, pictures] = [count, MAX_PICTURES].map((number) => number.toLocaleString('en'));
  return new RefusedFile(
    `This workbook has ${all} parts. At most ${pictures} pictures and ${IMPORT_LIMITS.entries} other parts can be read: divide the file.`,
  );
}

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

interface Relation {
  id: string;
  type: string;
  target: string;
}

export function relationsOf(parts: Parts, path: string): Relation[] {
  const folder = posix.dirname(path);
  const relations: Relation[] = [];
  eachTag(textOfPart(parts, `${folder}/_rels/${posix.basename(path)}.rels`), ({ name, attributes }) => {
    if (name !== 'Relationship') return;
    const [id, type = '', target] = ['Id', 'Type', 'Target'].map((each) => attributeOf(attributes, each));
    if (id === undefined || target === undefined) return;
    relations.push({ id, type, target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target) });
  });
  return relations;
}

/** By the id of the reference. */
export function targetsOf(parts: Parts, path: string): Map<string, string> {
  return new Map(relationsOf(parts, path).map(({ id, target }) => [id, target]));
}

/** A writer may give the part any name. */
export function pathOf(relations: readonly Relation[], type: string): string {
  return relations.find((relation) => relation.type.endsWith(`/${type}`))?.target ?? `xl/${type}.xml`;
}
