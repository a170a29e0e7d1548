import { blankStem, gapStem } from '@wattle/contract/question-format';
import type { PackageFiles } from './package-files';
import { type Facts, NOTES, type PackageItem, type PackageQuestion } from './package-item';
import {
  childOf,
  childrenOf,
  elementsIn,
  plainText,
  readHtml,
  readXml,
  SkippedItem,
  type XmlElement,
  type XmlNode,
} from './read-xml';
import { type Picture, PLACE, type ReadText, readLine, readText } from './text-blocks';

interface ItemFile {
  root: XmlElement;
  path: string;
  files: PackageFiles;
  facts: Facts;
}

/** Reads an item of QTI 2.1, 2.2 or 3.0. */
export function readQtiItem(file: ItemFile): PackageItem {
  return new QtiItem(file).read();
}

type Kind = 'choiceInteraction' | 'inlineChoiceInteraction' | 'gapMatchInteraction' | 'extendedTextInteraction';

const KINDS: readonly string[] = [
  'choiceInteraction',
  'inlineChoiceInteraction',
  'gapMatchInteraction',
  'extendedTextInteraction',
] satisfies Kind[];

const SEVERAL_RIGHT = 'It has several right answers, and Wattle takes one.';
const PASSAGE_CLASS = /(?:^|\s)(?:stimulus|passage)(?:\s|$)/;

interface ScoredAnswer {
  value: string;
  points: number;
}

class QtiItem {
  private readonly notes = new Set<string>();
  private readonly body: XmlElement;
  private readonly interactions: XmlElement[];
  private readonly passages: ReadText[] = [];
  private readonly pictures: { picture: Picture; from: string }[] = [];
  private readonly forMarkers: string[] = [];

  constructor(private readonly file: ItemFile) {
    this.body = requireChild(file.root, 'itemBody');
    this.interactions = interactionsIn(this.body);
  }

  read(): PackageItem {
    const { root, files, path, facts } = this.file;
    const kind = this.kind();
    const extractText = this.readStimuli();
    const body = this.readBody([this.body]);
    const { questions, format, passage } = this.questionsOf(kind, body);
    const [first, ...others] = this.pictures;
    if (others.length > 0) this.notes.add('Only the first of its pictures was taken.');
    const texts = [...this.passages, ...(passage ? [passage] : [])];
    return {
      name: root.attributes.get('title') || root.attributes.get('identifier') || path,
      questions,
      format,
      facts,
      ...this.readFeedback(questions),
      text: texts.map(({ text }) => text).join('\n\n'),
      extractText,
      isStructured: [body, ...texts].some(({ isStructured }) => isStructured),
      picture: first && files.picture(first.picture, first.from, this.notes),
      notes: this.notes,
    };
  }

  private kind(): Kind {
    const template = childOf(this.file.root, 'templateDeclaration');
    if (template)
      throw new SkippedItem(
        `Its numbers are made anew for each child (${template.tag}), which Wattle does not do.`,
        template.tag,
      );
    const [first] = this.interactions;
    if (!first) throw new SkippedItem('It asks nothing: it has no interaction.', 'interaction');
    const foreign = this.interactions.find(({ name }) => !KINDS.includes(name));
    if (foreign) throw new SkippedItem(`It asks by ${foreign.tag}, which Wattle does not have.`, foreign.tag);
    const isCloze = this.interactions.every(({ name }) => name === 'inlineChoiceInteraction');
    if (this.interactions.length > 1 && !isCloze) {
      const tags = this.interactions.map(({ tag }) => tag).join(', ');
      throw new SkippedItem(`It asks several things at once (${tags}). Divide it into several items.`, first.tag);
    }
    return first.name as Kind;
  }

  /** Returns the text of the stimulus that is an extract beside the passage. */
  private readStimuli(): string | undefined {
    let extract: string | undefined;
    for (const reference of childrenOf(this.file.root, 'assessmentStimulusRef')) {
      const { attributes } = reference;
      const found = this.readPassageFile(attributes.get('href') ?? '');
      if (!found) continue;
      if (attributes.get('identifier')?.toLowerCase().startsWith('extract')) extract = found.text;
      else this.passages.push(found);
    }
    return extract;
  }

  private readPassageFile(href: string): ReadText | undefined {
    const found = this.file.files.find(href, this.file.path);
    if (!found) {
      this.notes.add(`The text ${href.slice(0, 100)} is not in the package.`);
      return undefined;
    }
    const { passages } = this.file.files;
    const nodes = passages.get(found.path) ?? passageNodes(found);
    passages.set(found.path, nodes);
    const read = readText(nodes, { notes: this.notes });
    this.pictures.push(...read.pictures.map((picture) => ({ picture, from: found.path })));
    return read;
  }

  private readBody(nodes: XmlElement['children']): ReadText {
    const read = readText(nodes, { notes: this.notes, replace: (element) => this.replaced(element) });
    this.pictures.push(...read.pictures.map((picture) => ({ picture, from: this.file.path })));
    return read;
  }

  /** What stands in the text for an element that is not text; undefined for all others. */
  private replaced(element: XmlElement): string | undefined {
    const { name, attributes, children } = element;
    if (name === 'inlineChoiceInteraction' || name === 'gap') return PLACE;
    if (name === 'gapImg') throw new SkippedItem(`It has pictures to put into gaps (${element.tag}).`, element.tag);
    if (name === 'choiceInteraction' || name === 'extendedTextInteraction' || name === 'gapText') return '';
    if (name === 'feedbackInline' || name === 'feedbackBlock') return '';
    if (name === 'rubricBlock' && !/^$|candidate/.test(attributes.get('view') ?? '')) {
      this.forMarkers.push(readText(children, { notes: this.notes }).text);
      return '';
    }
    const type = attributes.get('type') ?? '';
    if (name === 'object' && /html|xml/.test(type)) {
      const passage = this.readPassageFile(attributes.get('data') ?? '');
      if (passage) this.passages.push(passage);
      return '';
    }
    if (attributes.has('dataStimulusIdref')) return '';
    const isPassage = PASSAGE_CLASS.test(attributes.get('class') ?? '') && interactionsIn(element).length === 0;
    if (!isPassage) return undefined;
    this.passages.push(this.readBody(children));
    return '';
  }

  private questionsOf(kind: Kind, body: ReadText) {
    const [interaction] = this.interactions;
    const isInPassage =
      body.text.split(PLACE).length > 2 || (kind === 'gapMatchInteraction' && this.passages.length === 0);
    if (kind === 'extendedTextInteraction') return { questions: [{ question: this.withPrompt(body.text) }] };
    if (kind === 'choiceInteraction')
      return { questions: [{ question: this.withPrompt(body.text), ...this.choices(interaction, 'simpleChoice') }] };
    const isGap = kind === 'gapMatchInteraction';
    const answers = isGap
      ? this.gaps(interaction)
      : this.interactions.map((each) => this.choices(each, 'inlineChoice'));
    if (!isInPassage) return { questions: answers.map((answer) => ({ question: withoutPlace(body.text), ...answer })) };
    let number = 0;
    const text = body.text.replaceAll(PLACE, () => {
      number += 1;
      return `[${number}]`;
    });
    const stem = isGap ? gapStem : blankStem;
    return {
      questions: answers.map((answer, index) => ({ question: stem(index + 1), ...answer })),
      format: isGap ? ('gap' as const) : ('cloze' as const),
      passage: { ...body, text },
    };
  }

  private withPrompt(text: string): string {
    const prompt = childOf(this.interactions[0], 'prompt');
    const asked = prompt ? this.readBody(prompt.children).text : '';
    return [text, asked].filter(Boolean).join('\n\n');
  }

  private choices(interaction: XmlElement | undefined, name: string): Omit<PackageQuestion, 'question'> {
    const choices = childrenOf(interaction, name);
    const ids = choices.map(({ attributes }) => attributes.get('identifier') ?? '');
    const right = bestOf(this.scoredAnswers(interaction));
    if (right.length > 1) throw new SkippedItem(SEVERAL_RIGHT, interaction?.tag);
    const isMultiple = this.declarationOf(interaction)?.attributes.get('cardinality') === 'multiple';
    if (right.length === 1 && isMultiple && interaction?.attributes.get('maxChoices') !== '1')
      this.notes.add(NOTES.severalAllowed);
    const options = choices.map(({ children }) =>
      readLine(children, {
        notes: this.notes,
        replace: ({ name: each }) => (each === 'feedbackInline' ? '' : undefined),
      }),
    );
    const inline = choices.map((choice) => {
      const found = elementsIn(choice, 'feedbackInline').find(isShown);
      return found ? this.feedbackText(found)?.text : undefined;
    });
    const modal = this.feedbackElements().map((each): [number, string | undefined] => [
      ids.indexOf(each.attributes.get('identifier') ?? ''),
      this.feedbackText(each)?.text,
    ]);
    const feedback = new Map(
      [...inline.entries(), ...modal].flatMap(([place, text]) => (text && place >= 0 ? [[place, text]] : [])),
    );
    return { options, key: this.placeOfKey(ids, right[0]), feedback };
  }

  private gaps(interaction: XmlElement | undefined): Omit<PackageQuestion, 'question'>[] {
    const texts = childrenOf(interaction, 'gapText');
    const ids = texts.map(({ attributes }) => attributes.get('identifier') ?? '');
    const options = texts.map(({ children }) => readLine(children, { notes: this.notes }));
    const answers = this.scoredAnswers(interaction);
    const feedback = new Map(
      this.feedbackElements().map((each) => [
        ids.indexOf(each.attributes.get('identifier') ?? ''),
        this.feedbackText(each)?.text ?? '',
      ]),
    );
    feedback.delete(-1);
    return elementsIn(interaction, 'gap').map(({ attributes }) => {
      const gap = attributes.get('identifier');
      const right = bestOf(answers.filter(({ value }) => value.split(/\s+/)[1] === gap));
      if (right.length > 1) throw new SkippedItem(SEVERAL_RIGHT, interaction?.tag);
      return { options, key: this.placeOfKey(ids, right[0]?.split(/\s+/)[0]), feedback };
    });
  }

  private placeOfKey(ids: readonly string[], id = ''): number | undefined {
    const place = ids.indexOf(id);
    if (place >= 0) return place;
    this.notes.add(NOTES.noKey);
    return undefined;
  }

  private declarationOf(interaction: XmlElement | undefined): XmlElement | undefined {
    const id = interaction?.attributes.get('responseIdentifier');
    return childrenOf(this.file.root, 'responseDeclaration').find(
      ({ attributes }) => attributes.get('identifier') === id,
    );
  }

  /** What the response declaration of an interaction calls right, or gives points for; else what conditions give points for. */
  private scoredAnswers(interaction: XmlElement | undefined): ScoredAnswer[] {
    const declaration = this.declarationOf(interaction);
    const values = childrenOf(childOf(declaration, 'correctResponse'), 'value').map(plainText);
    if (values.length > 0) return values.map((value) => ({ value, points: 1 }));
    const mapped = childrenOf(childOf(declaration, 'mapping'), 'mapEntry').map(({ attributes }) => ({
      value: attributes.get('mapKey') ?? '',
      points: Number(attributes.get('mappedValue')) || 0,
    }));
    return mapped.length > 0 ? mapped : this.matchedAnswers(interaction?.attributes.get('responseIdentifier'));
  }

  /** Answers that a condition compares with one value and sets a score for. */
  private matchedAnswers(id: string | undefined): ScoredAnswer[] {
    const conditions = elementsIn(childOf(this.file.root, 'responseProcessing'), 'responseIf', 'responseElseIf');
    return conditions.flatMap((condition) => {
      const match = childOf(condition, 'match');
      const value = childOf(match, 'baseValue');
      const scores = childrenOf(condition, 'setOutcomeValue').filter(({ attributes }) =>
        /^score$/i.test(attributes.get('identifier') ?? ''),
      );
      if (!value || childOf(match, 'variable')?.attributes.get('identifier') !== id) return [];
      const points = scores.map((score) => Number(plainText(childOf(score, 'baseValue'))) || 0);
      return { value: plainText(value), points: Math.max(0, ...points) };
    });
  }

  private feedbackElements(): XmlElement[] {
    return [...childrenOf(this.file.root, 'modalFeedback'), ...elementsIn(this.body, 'feedbackBlock')].filter(isShown);
  }

  private feedbackText({ children, tag }: XmlElement): ReadText | undefined {
    try {
      return readText(children, { notes: this.notes });
    } catch (error) {
      if (!(error instanceof SkippedItem)) throw error;
      this.notes.add(`Feedback (${tag}) was left out: ${error.message}`);
      return undefined;
    }
  }

  /** The feedback that is about no wrong option: what is shown to all, or else with the right one. */
  private readFeedback(questions: readonly PackageQuestion[]) {
    const general = this.feedbackElements().find(({ attributes }) =>
      /^(?:explanation|solution|general)/i.test(attributes.get('identifier') ?? ''),
    );
    const right = this.feedbackElements().find(({ attributes }) =>
      /^correct/i.test(attributes.get('identifier') ?? ''),
    );
    const element = general ?? right;
    const read = element && this.feedbackText(element);
    const ofKey = questions.length === 1 ? questions[0]?.feedback?.get(questions[0].key ?? -1) : undefined;
    const explanation = read?.text || ofKey || this.forMarkers.join('\n\n');
    const [picture] = read?.pictures ?? [];
    return {
      explanation,
      explanationPicture: picture && this.file.files.picture(picture, this.file.path, this.notes),
    };
  }
}

function passageNodes({ path, bytes }: { path: string; bytes: Buffer }): XmlNode[] {
  if (/\.html?$/.test(path)) return readHtml(bytes.toString());
  return childrenOf(readXml(bytes, path), 'stimulusBody');
}

/** The answers that give most; an answer that gives nothing is not right. */
function bestOf(answers: readonly ScoredAnswer[]): string[] {
  const most = Math.max(...answers.map(({ points }) => points));
  return most > 0 ? [...new Set(answers.filter(({ points }) => points === most).map(({ value }) => value))] : [];
}

const isShown = ({ attributes }: XmlElement) => attributes.get('showHide') !== 'hide';

function requireChild(root: XmlElement, name: string): XmlElement {
  const child = childOf(root, name);
  if (!child) throw new SkippedItem(`It has no ${name}.`, name);
  return child;
}

function interactionsIn(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) => (child.name.endsWith('Interaction') ? [child] : interactionsIn(child)));
}

/** After a whole question the place for the answer is not needed; within a sentence it is a line to fill in. */
function withoutPlace(text: string): string {
  return text
    .replace(new RegExp(`([.?!:])\\s*${PLACE}\\s*$`), '$1')
    .replace(PLACE, '____')
    .trim();
}
