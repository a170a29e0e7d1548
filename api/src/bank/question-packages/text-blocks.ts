import { structuredBlocks } from '@wattle/contract/structured-text';
import { isElement, plainText, SkippedItem, type XmlElement, type XmlNode } from './read-xml';
import { shiftedText } from './shifted-text';

/** Class of a block that begins on the line after the one before it, without a blank line between them. */
const TIGHT = 'wattle-tight';

export interface Picture {
  source: string;
  description: string;
}

export interface ReadText {
  text: string;
  /** Some of its lines are subheads or items of lists. */
  isStructured: boolean;
  pictures: Picture[];
}

interface ReadOptions {
  /** Takes what could not be kept as it is. */
  notes: Set<string>;
  /** The text that stands for an element of the format, such as a gap; undefined for all others. */
  replace?: (element: XmlElement) => string | undefined;
}

/** Stands in a text for an interaction until it is known what becomes of it; no text that is read holds it. */
export const PLACE = '\ue000';

/** No field of a question may be so long. */
const MAX_CHARACTERS = 50_000;

const SUBHEAD = /^h[1-6]$/;
const BLOCK =
  /^(?:p|div|section|article|main|header|footer|blockquote|pre|address|dl|dt|dd|figure|figcaption|hr|h[1-6]|ul|ol|li|body|prompt|contentBody|rubricBlock|infoControl|details|summary)$/;
const FORMULA_CLASS = /(?:^|\s)equation_image(?:\s|$)/;
const EMPHASIS = /^(?:b|strong|i|em|u)$/;
const LEFT_OUT =
  /^(?:script|style|noscript|iframe|form|input|button|select|textarea|link|meta|title|stylesheet|embed|applet|rt|rp)$/;
const NOT_SHOWN: Record<string, string> = {
  math: 'a formula in MathML',
  table: 'a table',
  audio: 'a sound',
  video: 'a film',
  svg: 'a drawing in SVG',
  canvas: 'a canvas',
  object: 'an embedded object',
  printedVariable: 'a text that is worked out anew for each child',
};

/** Text of other systems as Wattle has it: paragraphs, lists and subheads (docs/bank.md). */
export function readText(nodes: readonly XmlNode[], options: ReadOptions): ReadText {
  const reader = new BlockReader(options);
  reader.read(nodes);
  return reader.result();
}

/** Text that stands in one line, such as an option. */
export function readLine(nodes: readonly XmlNode[], options: ReadOptions): string {
  const { text, pictures } = readText(nodes, options);
  if (pictures.length > 0)
    throw new SkippedItem('One of its options is a picture, and Wattle has options in words only.', 'img');
  return text.replace(/\s+/g, ' ').trim();
}

interface Block {
  mark: string;
  text: string;
  isTight: boolean;
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private readonly pictures: Picture[] = [];
  /** Those of the block before the current one. */
  private readonly lines: string[] = [];
  private current = '';
  /** Asked of a text that grows, it would be copied each time. */
  private lastCharacter = '';
  private characters = 0;
  private mark = '';
  private isTight = false;
  private isVerbatim = false;
  private readonly lists: { isNumbered: boolean; items: number }[] = [];

  constructor(private readonly options: ReadOptions) {}

  read(nodes: readonly XmlNode[]): void {
    for (const node of nodes) {
      if (isElement(node)) this.readElement(node);
      else this.add(withoutPlaces(this.isVerbatim ? node : node.replace(/[ \t\r\n\f]+/g, ' ')));
    }
  }

  result(): ReadText {
    this.endBlock();
    const text = this.blocks.map(({ mark, text, isTight }, index) => {
      const before = index === 0 ? '' : isTight ? '\n' : '\n\n';
      return before + mark + text;
    });
    const isStructured = this.blocks.some(({ mark }) => mark !== '');
    return { text: text.join('').replaceAll('\u00a0', ' '), isStructured, pictures: this.pictures };
  }

  private readElement(element: XmlElement): void {
    const { name, children } = element;
    const replaced = this.options.replace?.(element);
    if (replaced !== undefined) this.add(replaced);
    else if (name === 'img') this.readPicture(element, 'src', element.attributes.get('alt'));
    else if (name === 'object' && element.attributes.get('type')?.startsWith('image/'))
      this.readPicture(element, 'data', plainText(element));
    else if (NOT_SHOWN[name] && Object.hasOwn(NOT_SHOWN, name))
      throw new SkippedItem(`It holds ${NOT_SHOWN[name]} (${name}), which Wattle cannot show.`, name);
    else if (LEFT_OUT.test(name)) this.note(`“${name}” was left out.`);
    else if (name === 'br') this.addLineBreak();
    else if (name === 'sub' || name === 'sup') this.readShifted(element);
    else if (BLOCK.test(name)) this.readBlock(element);
    else {
      if (EMPHASIS.test(name)) this.note('Words that stand out (bold, italic or underlined) became plain text.');
      const address = name === 'a' ? element.attributes.get('href') : undefined;
      if (address) this.note(`The link to ${address.slice(0, 100)} was left out.`);
      this.read(children);
    }
  }

  private readBlock(element: XmlElement): void {
    const { name, children, attributes } = element;
    const isInItem = this.mark !== '' && this.lists.length > 0;
    if (name === 'ul' || name === 'ol') {
      if (this.lists.length > 0) this.note('A list within a list became part of it.');
      this.endBlock();
      this.isTight = attributes.get('class') === TIGHT;
      this.lists.push({ isNumbered: name === 'ol', items: 0 });
      this.read(children);
      this.endBlock();
      this.lists.pop();
      this.mark = '';
      return;
    }
    if (isInItem && name !== 'li') {
      this.add(' ');
      this.read(children);
      this.add(' ');
      return;
    }
    this.endBlock();
    const list = this.lists.at(-1);
    if (name === 'li' && list) {
      if (list.items > 0) this.isTight = true;
      list.items += 1;
      this.mark = list.isNumbered ? `${list.items}. ` : '- ';
    } else if (SUBHEAD.test(name)) this.mark = '## ';
    if (attributes.get('class') === TIGHT) this.isTight = true;
    const wasVerbatim = this.isVerbatim;
    this.isVerbatim ||= name === 'pre';
    this.read(children);
    this.isVerbatim = wasVerbatim;
    this.endBlock();
  }

  private readPicture(element: XmlElement, attribute: string, description = ''): void {
    const source = element.attributes.get(attribute);
    if (FORMULA_CLASS.test(element.attributes.get('class') ?? '') || element.attributes.has('dataEquationContent'))
      throw new SkippedItem('It holds a picture of a formula (img), which Wattle cannot show.', 'img');
    if (source) this.pictures.push({ source, description: description.trim() });
  }

  private readShifted({ name, children }: XmlElement): void {
    const text = withoutPlaces(children.map(plainText).join(''));
    const shifted = shiftedText(text, name === 'sup' ? 'superscript' : 'subscript');
    if (shifted === undefined)
      this.note(`“${text.slice(0, 30)}” was ${name === 'sup' ? 'raised' : 'lowered'} in the file.`);
    this.add(shifted ?? text);
  }

  private add(text: string): void {
    this.count(text.length);
    const isAtStart = this.current === '' || this.lastCharacter === ' ' || this.lastCharacter === '\n';
    const added = isAtStart && !this.isVerbatim ? text.replace(/^ /, '') : text;
    this.current += added;
    this.lastCharacter = added.at(-1) ?? this.lastCharacter;
  }

  private addLineBreak(): void {
    this.count(1);
    this.lines.push(this.lastCharacter === ' ' ? withoutSpacesAtEnd(this.current) : this.current);
    this.current = '';
  }

  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > MAX_CHARACTERS)
      throw new SkippedItem(
        `One of its texts has more than ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
        'text',
      );
  }

  private endBlock(): void {
    const isItemOrHead = this.mark !== '';
    const whole = [...this.lines.splice(0), this.current].join('\n');
    const text = isItemOrHead ? inOneLine(whole) : withoutSpacesAtEnd(whole);
    if (text.replace(/[ \n]/g, '') !== '') this.blocks.push({ mark: this.mark, text, isTight: this.isTight });
    this.current = '';
    this.mark = '';
    if (text !== '') this.isTight = false;
  }

  private note(text: string): void {
    this.options.notes.add(text);
  }
}

const withoutPlaces = (text: string) => text.replaceAll(PLACE, '');

function withoutSpacesAtEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

const FORBIDDEN_IN_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escaped(text: string): string {
  return text
    .replace(FORBIDDEN_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Words of one paragraph: line breaks and rows of spaces are kept. */
export function inlineHtml(text: string): string {
  const spaced = text.replace(/\t/g, '    ').replace(/ (?= )|^ | $/gm, '\u00a0');
  return escaped(spaced).replaceAll('\n', '<br/>');
}

/** A text as blocks of HTML: the inverse of {@link readText}. */
export function blocksHtml(text: string, isStructured: boolean): string {
  return isStructured
    ? structuredHtml(text)
    : text
        .split('\n\n')
        .map((each) => paragraph(each))
        .join('');
}

const paragraph = (text: string, classAttribute = '') => `<p${classAttribute}>${inlineHtml(text)}</p>`;

/** Items whose mark is not the usual one are paragraphs that begin with it. */
function structuredHtml(text: string): string {
  let html = '';
  let end = 0;
  let list: { kind: string; items: string[]; tight: string } | undefined;
  const endList = () => {
    if (!list) return;
    const name = list.kind === 'numbered' ? 'ol' : 'ul';
    html += `<${name}${list.tight}>${list.items.join('')}</${name}>`;
    list = undefined;
  };
  for (const block of structuredBlocks(text)) {
    const lineStart = text.lastIndexOf('\n', block.start) + 1;
    const line = text.slice(lineStart, block.start + block.text.length);
    const isTight = text.slice(end, lineStart).split('\n').length === 2 && end > 0;
    const tight = isTight ? ` class="${TIGHT}"` : '';
    end = lineStart + line.length;
    const items = list?.kind === block.kind && isTight ? list.items.length : 0;
    const mark = { subhead: '## ', bullet: '- ', numbered: `${items + 1}. `, paragraph: '' }[block.kind];
    const isUsual = line === mark + block.text;
    const isItem = isUsual && (block.kind === 'bullet' || block.kind === 'numbered');
    if (items === 0 || !isItem) endList();
    if (isItem) {
      list ??= { kind: block.kind, items: [], tight };
      list.items.push(`<li>${inlineHtml(block.text)}</li>`);
    } else
      html +=
        isUsual && block.kind === 'subhead' ? `<h2${tight}>${inlineHtml(block.text)}</h2>` : paragraph(line, tight);
  }
  endList();
  return html;
}
