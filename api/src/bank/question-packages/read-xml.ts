import { Parser } from 'htmlparser2';
import { RefusedFile } from './archive';

/**
 * An element of QTI, Moodle XML or HTML. Names of QTI 3 are those of QTI 2: `qti-simple-choice` is `simpleChoice`, and
 * prefixes of namespaces are left out.
 */
export interface XmlElement {
  name: string;
  /** The name as it stands in the file. */
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Why an item, or a whole file of a package, is not taken; `part` names what stands in the way. */
export class SkippedItem extends Error {
  constructor(
    message: string,
    readonly part = 'item',
  ) {
    super(message);
  }
}

/** Deeper files are hostile. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 2_000_000;

const TOO_DEEP = 'nests its elements too deeply, or has too many of them.';
const DECLARES_ENTITIES = 'This file has a document type that declares something, which is not read. Remove it.';

/** The document type of QTI 1.2 only names a file, which nobody fetches. */
const NAMES_A_FILE = /^!doctype\s[^[]*$/i;

/**
 * Reads XML without its document type: no entity is declared, unfolded or fetched.
 *
 * @throws SkippedItem where it is not well-formed; RefusedFile where it declares entities or is made to do harm.
 */
export function readXml(bytes: Buffer, name: string): XmlElement {
  const root = readTree(textOf(bytes, name), { name, isXml: true }).children.find((node) => typeof node !== 'string');
  if (!root) throw notWellFormed(name);
  return root;
}

/**
 * HTML that stands as text in XML.
 *
 * @throws SkippedItem where it is made to do harm.
 */
export function readHtml(html: string): XmlNode[] {
  return readTree(html, { name: 'html', isXml: false }).children;
}

function readTree(text: string, { name, isXml }: { name: string; isXml: boolean }): XmlElement {
  const document: XmlElement = { name: '', tag: '', attributes: new Map(), children: [] };
  const open = [{ element: document, from: 0 }];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        elements += 1;
        if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS)
          throw isXml ? new RefusedFile(`This file ${TOO_DEEP} Divide it.`) : new SkippedItem(`Its HTML ${TOO_DEEP}`);
        const entries = Object.entries(attributes).map(([key, value]): [string, string] => [ordinaryName(key), value]);
        const element = { name: ordinaryName(tag), tag, attributes: new Map(entries), children: [] };
        open.at(-1)?.element.children.push(element);
        open.push({ element, from: parser.startIndex });
      },
      ontext(read) {
        const siblings = open.at(-1)?.element.children ?? [];
        if (typeof siblings.at(-1) === 'string') siblings.push(`${siblings.pop()}${read}`);
        else siblings.push(read);
      },
      onclosetag(_tag, isImplied) {
        const closed = open.length > 1 ? open.pop() : undefined;
        const isEmptyTag = closed?.from === parser.startIndex;
        if (isXml && isImplied && !isEmptyTag) throw notWellFormed(name);
      },
      onprocessinginstruction(_kind, instruction) {
        const isDeclaration = isXml && instruction.startsWith('!');
        if (isDeclaration && !NAMES_A_FILE.test(instruction)) throw new RefusedFile(DECLARES_ENTITIES);
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: isXml },
  );
  parser.end(text);
  return document;
}

/** `qti-simple-choice`, `imsqti:simpleChoice` and `simpleChoice` are `simpleChoice`. */
function ordinaryName(name: string): string {
  const local = name.slice(name.indexOf(':') + 1).replace(/^qti-/, '');
  return local.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

function textOf(bytes: Buffer, name: string): string {
  const [, declared] =
    /^[^<]{0,3}<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.-]{1,30})["']/.exec(
      bytes.subarray(0, 200).toString('latin1'),
    ) ?? [];
  try {
    return new TextDecoder(utf16Of(bytes) ?? singleByte(declared), { fatal: true }).decode(bytes);
  } catch {
    throw notWellFormed(name);
  }
}

/** By its byte order mark, or by the zero byte of its first letter. */
function utf16Of(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2).toString('hex');
  if (/^(?:fffe|3c00)$/.test(start)) return 'utf-16le';
  return /^(?:feff|003c)$/.test(start) ? 'utf-16be' : undefined;
}

/** A declaration that can be read byte by byte is not in UTF-16, whatever it says. */
function singleByte(declared = 'utf-8'): string {
  return new TextDecoder(declared).encoding.startsWith('utf-16') ? 'utf-8' : declared;
}

function notWellFormed(name: string): SkippedItem {
  return new SkippedItem(
    `“${name.slice(-100)}” is not well-formed XML. Export it again from where it was made.`,
    'file',
  );
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(isElement).filter((child) => name === undefined || child.name === name);
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** All elements within one with one of these names, in the order of the file; none of them within another. */
export function elementsIn(element: XmlElement | undefined, ...names: string[]): XmlElement[] {
  return childrenOf(element).flatMap((child) => (names.includes(child.name) ? [child] : elementsIn(child, ...names)));
}

/** All text within, as it stands in the file. */
export function plainText(node: XmlNode | undefined): string {
  if (node === undefined || !isElement(node)) return node ?? '';
  return node.children.map(plainText).join('').trim();
}
