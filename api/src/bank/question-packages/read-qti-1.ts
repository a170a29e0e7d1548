import { blankStem } from '@wattle/contract/question-format';
import type { PackageFiles } from './package-files';
import { type Facts, factsOf, NOTES, type PackageItem, type PackageQuestion } from './package-item';
import {
  childOf,
  childrenOf,
  elementsIn,
  plainText,
  readHtml,
  SkippedItem,
  type XmlElement,
  type XmlNode,
} from './read-xml';
import { type ReadText, readLine, readText } from './text-blocks';

interface ItemFile {
  item: XmlElement;
  path: string;
  files: PackageFiles;
}

interface Condition {
  ids: string[];
  points: number;
  feedback: string[];
}

/** Reads an item of QTI 1.2, as Canvas and other systems export it. */
export function readQti1Item(file: ItemFile): PackageItem {
  return new Qti1Item(file).read();
}

const RESPONSE = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp', 'response_extension'];
const OPTIONS = ['render_choice', 'render_fib'];

/** Canvas names blanks in its text so. */
const BLANK = /\[([\w-]{1,100})\]/g;

class Qti1Item {
  private readonly notes = new Set<string>();
  private readonly fields: [name: string, value: string][];
  private readonly type: string | undefined;
  private readonly presentation: XmlElement | undefined;

  constructor(private readonly file: ItemFile) {
    this.fields = elementsIn(childOf(file.item, 'itemmetadata'), 'qtimetadatafield').map((field) => [
      plainText(childOf(field, 'fieldlabel')),
      plainText(childOf(field, 'fieldentry')),
    ]);
    const others = childrenOf(childOf(file.item, 'itemmetadata')).map(({ name, ...element }): [string, string] => [
      name,
      plainText({ name, ...element }),
    ]);
    this.fields.push(...others);
    this.type = this.fields.find(([name]) => name === 'question_type')?.[1];
    this.presentation = childOf(file.item, 'presentation');
  }

  read(): PackageItem {
    const { item, path, files } = this.file;
    const text = readText(this.materialNodes(this.presentation, this.answerElements()), { notes: this.notes });
    const [picture, ...others] = text.pictures;
    if (others.length > 0) this.notes.add('Only the first of its pictures was taken.');
    const facts: Facts = factsOf(this.fields);
    return {
      name: item.attributes.get('title') || item.attributes.get('ident') || path,
      facts,
      ...this.questionsOf(text),
      isStructured: text.isStructured,
      explanation: this.explanation(),
      picture: picture && files.picture(picture, path, this.notes),
      notes: this.notes,
    };
  }

  private questionsOf(asked: ReadText): Pick<PackageItem, 'questions' | 'format' | 'text'> {
    const responses = elementsIn(this.presentation, ...RESPONSE);
    const [first] = responses;
    const what = this.type ?? first?.name ?? 'item';
    if (this.type === 'essay_question' || this.isEssay(responses)) return { questions: [{ question: asked.text }] };
    if (this.type === 'multiple_dropdowns_question') return this.clozeOf(responses, asked);
    const isChoice = responses.length === 1 && first?.name === 'response_lid' && childOf(first, 'render_choice');
    if (!isChoice || this.type === 'matching_question' || this.type === 'multiple_answers_question')
      throw new SkippedItem(`It asks by ${what}, which Wattle does not have.`, what);
    if (/multiple/i.test(first.attributes.get('rcardinality') ?? '')) {
      if (this.creditedIds(first).length > 1)
        throw new SkippedItem('It has several right answers, and Wattle takes one.', first.name);
      this.notes.add(NOTES.severalAllowed);
    }
    return { questions: [{ question: asked.text, ...this.choices(first) }] };
  }

  private isEssay(responses: readonly XmlElement[]): boolean {
    const [only, ...others] = responses;
    const render = childOf(only, 'render_fib');
    if (this.type || only?.name !== 'response_str' || others.length > 0 || !render) return false;
    return Number(render.attributes.get('rows')) > 1 || render.attributes.get('prompt')?.toLowerCase() === 'box';
  }

  private clozeOf(
    responses: readonly XmlElement[],
    asked: ReadText,
  ): Pick<PackageItem, 'questions' | 'format' | 'text'> {
    const names = responses.map(({ attributes }) => (attributes.get('ident') ?? '').replace(/^response_/, ''));
    const text = asked.text.replace(BLANK, (blank, name: string) =>
      names.includes(name) ? `[${names.indexOf(name) + 1}]` : blank,
    );
    const questions = responses.map((response, index) => ({
      question: blankStem(index + 1),
      ...this.choices(response),
    }));
    return { questions, format: 'cloze', text };
  }

  private choices(response: XmlElement): Omit<PackageQuestion, 'question'> {
    const labels = elementsIn(response, 'response_label');
    const ids = labels.map(({ attributes }) => attributes.get('ident') ?? '');
    if (new Set(ids).size < ids.length)
      throw new SkippedItem('Two of its options have the same identifier.', 'response_label');
    const options = labels.map((label) => readLine(this.materialNodes(label), { notes: this.notes }));
    const right = this.rightIds(response);
    if (right.length > 1) throw new SkippedItem('It has several right answers, and Wattle takes one.', response.name);
    const feedback = new Map<number, string>();
    for (const { ids: named, feedback: links } of this.conditions(response)) {
      const place = ids.indexOf(named[0] ?? '');
      const text = links.map((link) => this.feedbackText(link)).find(Boolean);
      if (named.length === 1 && place >= 0 && text) feedback.set(place, text);
    }
    const key = ids.indexOf(right[0] ?? '');
    if (key < 0) this.notes.add(NOTES.noKey);
    return { options, key: key < 0 ? undefined : key, feedback };
  }

  private creditedIds(response: XmlElement): string[] {
    const conditions = this.conditions(response).filter(({ points }) => points > 0);
    return [...new Set(conditions.flatMap(({ ids }) => ids))];
  }

  /** Options that give the most points. */
  private rightIds(response: XmlElement): string[] {
    const conditions = this.conditions(response).filter(({ points }) => points > 0);
    const most = Math.max(...conditions.map(({ points }) => points));
    return [...new Set(conditions.filter(({ points }) => points === most).flatMap(({ ids }) => ids))];
  }

  private conditions(response: XmlElement): Condition[] {
    const ident = response.attributes.get('ident');
    return elementsIn(childOf(this.file.item, 'resprocessing'), 'respcondition').map((condition) => {
      const ids = varequalsIn(childOf(condition, 'conditionvar'))
        .filter(({ attributes }) => attributes.get('respident') === ident)
        .map(plainText);
      const points = childrenOf(condition, 'setvar').map(pointsOf);
      const feedback = childrenOf(condition, 'displayfeedback').map(
        ({ attributes }) => attributes.get('linkrefid') ?? '',
      );
      return { ids, points: Math.max(0, ...points), feedback };
    });
  }

  private explanation(): string {
    const solution = elementsIn(this.file.item, 'solution')[0];
    const conditions = elementsIn(childOf(this.file.item, 'resprocessing'), 'respcondition');
    const isRight = (condition: XmlElement) => childrenOf(condition, 'setvar').some((value) => pointsOf(value) > 0);
    const links = conditions
      .filter(isRight)
      .flatMap((condition) =>
        childrenOf(condition, 'displayfeedback').map(({ attributes }) => attributes.get('linkrefid') ?? ''),
      );
    const texts = [
      this.feedbackText('general_fb'),
      solution && this.readMaterial(solution).text,
      this.feedbackText('correct_fb'),
      ...links.map((link) => this.feedbackText(link)),
    ];
    return texts.find(Boolean) ?? '';
  }

  private feedbackText(ident: string): string {
    const found = childrenOf(this.file.item, 'itemfeedback').find(
      ({ attributes }) => attributes.get('ident') === ident,
    );
    try {
      return found ? this.readMaterial(found).text : '';
    } catch (error) {
      if (!(error instanceof SkippedItem)) throw error;
      this.notes.add(`Feedback was left out: ${error.message}`);
      return '';
    }
  }

  private readMaterial(element: XmlElement | undefined): ReadText {
    return readText(this.materialNodes(element), { notes: this.notes });
  }

  /** What the text of the question does not reach into: Canvas names the blanks of a dropdown in its responses. */
  private answerElements(): readonly string[] {
    return this.type === 'multiple_dropdowns_question' ? RESPONSE : OPTIONS;
  }

  /** The texts and pictures within an element as blocks, without those of its options. */
  private materialNodes(element: XmlElement | undefined, leftOut: readonly string[] = OPTIONS): XmlNode[] {
    return elementsIn(element, 'material', ...leftOut)
      .filter(({ name }) => name === 'material')
      .map((material) => ({ ...material, name: 'div', children: childrenOf(material).flatMap(nodesOf) }));
  }
}

function nodesOf(element: XmlElement): XmlNode[] {
  const { name, attributes } = element;
  const type = attributes.get('texttype') ?? '';
  if (name === 'mattext' || name === 'matemtext') {
    if (childrenOf(element).length > 0) return element.children;
    if (type.includes('html')) return readHtml(plainText(element));
    // Lines of a plain text are indented as the file is.
    return [{ ...element, name: 'pre', children: [plainText(element).replace(/\n[ \t]+/g, '\n')] }];
  }
  if (name === 'matimage') {
    const image = new Map([
      ...attributes,
      ['src', attributes.get('uri') ?? ''],
      ['alt', attributes.get('label') ?? ''],
    ]);
    return [{ ...element, name: 'img', attributes: image }];
  }
  if (name === 'matbreak') return [{ ...element, name: 'br' }];
  throw new SkippedItem(`It holds ${name}, which Wattle cannot show.`, name);
}

/** Blackboard gives "SCORE.max", which is more than any number. */
function pointsOf(setvar: XmlElement): number {
  const written = plainText(setvar);
  const points = /\.max$/i.test(written) ? Number.POSITIVE_INFINITY : Number(written) || 0;
  return setvar.attributes.get('action')?.toLowerCase() === 'subtract' ? -points : points;
}

/** Those that must hold; what stands in `not` must not. */
function varequalsIn(element: XmlElement | undefined): XmlElement[] {
  return elementsIn(element, 'varequal', 'not').filter(({ name }) => name === 'varequal');
}
