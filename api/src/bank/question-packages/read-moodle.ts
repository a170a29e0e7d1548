import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { blankStem } from '@wattle/contract/question-format';
import { subjectOf } from '../workbooks/columns';
import { decodedPath, type PackageFiles } from './package-files';
import { factsOf, NOTES, type PackageItem, type PackageQuestion } from './package-item';
import { childOf, childrenOf, plainText, readHtml, SkippedItem, type XmlElement, type XmlNode } from './read-xml';
import { type ReadText, readLine, readText } from './text-blocks';

/** A question of Moodle XML, and the path of categories that it stands in. */
interface MoodleQuestion {
  question: XmlElement;
  category: string;
  files: PackageFiles;
}

/** The questions of a file with their categories, which stand among them. */
export function moodleQuestions(quiz: XmlElement): Omit<MoodleQuestion, 'files'>[] {
  let category = '';
  return childrenOf(quiz, 'question').flatMap((question) => {
    if (question.attributes.get('type') !== 'category') return { question, category };
    category = plainText(childOf(childOf(question, 'category'), 'text'));
    return [];
  });
}

/** Pictures of Moodle stand in the file, and texts refer to them so. */
const PLUGIN_FILE = /^@@PLUGINFILE@@\//;
const SELECTED = /\[\[(\d{1,3})\]\]/g;

export function readMoodleQuestion({ question, category, files }: MoodleQuestion): PackageItem {
  const type = question.attributes.get('type') ?? '';
  const notes = new Set<string>();
  const asked = readField(childOf(question, 'questiontext'), notes);
  const name = plainText(childOf(childOf(question, 'name'), 'text')) || 'Question';
  const [picture, ...others] = asked.pictures;
  if (others.length > 0) notes.add('Only the first of its pictures was taken.');
  const explanation = readField(childOf(question, 'generalfeedback') ?? childOf(question, 'graderinfo'), notes);
  return {
    name,
    facts: factsOf(categoryFacts(category)),
    ...questionsOf(type, question, asked, notes),
    isStructured: asked.isStructured,
    explanation: explanation.text || readField(childOf(question, 'graderinfo'), notes).text,
    picture: picture && pictureOf(question, picture, files, notes),
    notes,
  };
}

/** `$course$/top/Maths/Fractions` is the topic Fractions of Maths. */
function categoryFacts(category: string): [string, string][] {
  const names = category.split(/(?<!\/)\/(?!\/)/).map((name) => name.replaceAll('//', '/').trim());
  const own = names.filter((name) => name && !/^(?:\$\w+\$|top)$/i.test(name));
  const subject = own.map(subjectOf).find(Boolean);
  const topic = own.at(-1);
  return [
    ...(subject ? [['Subject', SUBJECT_NAMES[subject]] as [string, string]] : []),
    ...(topic && !subjectOf(topic) ? [['Topic', topic] as [string, string]] : []),
  ];
}

function questionsOf(
  type: string,
  question: XmlElement,
  asked: ReadText,
  notes: Set<string>,
): Pick<PackageItem, 'questions' | 'format' | 'text'> {
  if (type === 'essay') return { questions: [{ question: asked.text }] };
  if (type === 'gapselect') return clozeOf(question, asked, notes);
  if (type !== 'multichoice' && type !== 'truefalse')
    throw new SkippedItem(`It is a question of the type ${type}, which Wattle does not have.`, type);
  return { questions: [{ question: asked.text, ...choicesOf(type, question, notes) }] };
}

function choicesOf(type: string, question: XmlElement, notes: Set<string>): Omit<PackageQuestion, 'question'> {
  const answers = childrenOf(question, 'answer');
  const read = answers.map((answer) => readLine(nodesOf(answer), { notes }));
  const options = type === 'truefalse' ? read.map((text) => (text === 'true' ? 'True' : 'False')) : read;
  const fractions = answers.map(({ attributes }) => Number(attributes.get('fraction')) || 0);
  if (type === 'multichoice' && plainText(childOf(question, 'single')) === 'false') {
    if (fractions.filter((fraction) => fraction > 0).length !== 1)
      throw new SkippedItem('It may have several right answers, and Wattle takes one.', type);
    notes.add(NOTES.severalAllowed);
  }
  const most = Math.max(...fractions);
  const right = fractions.flatMap((fraction, place) => (fraction === most && most > 0 ? place : []));
  if (right.length > 1) throw new SkippedItem('It has several right answers, and Wattle takes one.', type);
  if (fractions.some((fraction) => fraction > 0 && fraction < most))
    notes.add('Answers that get a part of the marks became wrong ones.');
  const feedback = answers.map((answer) => readField(childOf(answer, 'feedback'), notes).text);
  return { options, key: right[0], feedback: new Map(feedback.entries()) };
}

/** Texts with gaps, each with the words of its group. */
function clozeOf(
  question: XmlElement,
  asked: ReadText,
  notes: Set<string>,
): Pick<PackageItem, 'questions' | 'format' | 'text'> {
  const all = childrenOf(question, 'selectoption').map((option) => ({
    text: readLine(nodesOf(option), { notes }),
    group: plainText(childOf(option, 'group')),
  }));
  const questions: PackageQuestion[] = [];
  const text = asked.text.replace(SELECTED, (gap, number: string) => {
    const right = all[Number(number) - 1];
    if (!right) return gap;
    const ofGroup = all.filter(({ group }) => group === right.group);
    const place = questions.push({
      question: blankStem(questions.length + 1),
      options: ofGroup.map((option) => option.text),
      key: ofGroup.indexOf(right),
    });
    return `[${place}]`;
  });
  if (questions.length === 0) throw new SkippedItem('It has no gap.', 'gapselect');
  return { questions, format: 'cloze', text };
}

function readField(field: XmlElement | undefined, notes: Set<string>): ReadText {
  return readText(nodesOf(field), { notes });
}

function nodesOf(field: XmlElement | undefined): XmlNode[] {
  const text = childOf(field, 'text');
  if (!field || !text) return [];
  const written = plainText(text);
  return field.attributes.get('format') === 'plain_text' ? [{ ...text, name: 'pre' }] : readHtml(written);
}

function pictureOf(
  question: XmlElement,
  picture: ReadText['pictures'][number],
  files: PackageFiles,
  notes: Set<string>,
) {
  const name = decodedPath(picture.source.replace(PLUGIN_FILE, ''));
  const file = childrenOf(childOf(question, 'questiontext'), 'file').find(
    ({ attributes }) => attributes.get('name') === name,
  );
  const type = /\.(png|jpe?g|gif|webp)$/i.exec(name)?.[1]?.toLowerCase();
  if (!file || !type) return files.picture(picture, '', notes);
  return { ...picture, source: files.dataAddress(type.replace('jpg', 'jpeg'), plainText(file)) };
}
