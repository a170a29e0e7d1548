import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { formatCount } from '@wattle/contract/text';
import type { SheetRow } from '../workbooks/columns';
import { RefusedFile } from './archive';
import { PackageFiles } from './package-files';
import { type Facts, factsOf, type PackageItem, rowsOf } from './package-item';
import { moodleQuestions, readMoodleQuestion } from './read-moodle';
import { readQtiItem } from './read-qti';
import { readQti1Item } from './read-qti-1';
import { childOf, childrenOf, elementsIn, plainText, readXml, SkippedItem, type XmlElement } from './read-xml';

const MANIFEST = 'imsmanifest.xml';
const NO_ITEMS =
  'This file holds no questions of QTI 1.2, 2.1, 2.2 or 3.0, and none of Moodle XML. Export it again from where it was made.';

/** What became of the item that a row was read from. */
export interface ReadRow {
  name: string;
  row: SheetRow;
  /** What could not be kept as it is. */
  notes: string[];
}

/**
 * Reads the items of a package of QTI or a file of Moodle XML as rows of an import; their numbers count the questions.
 *
 * @throws RefusedFile when there are none, or it breaks a limit.
 */
export async function readPackage(bytes: Buffer, name: string): Promise<{ name: string; rows: ReadRow[] }> {
  const files = await PackageFiles.read(bytes, name);
  const manifest = readManifest(files);
  const rows: ReadRow[] = [];
  for (const path of inOrder(files.paths, manifest.order)) {
    for (const { label, read } of itemsOf(files, path, manifest.facts.get(path) ?? {})) {
      rows.push(...readRows(label, read, { before: rows.length, notes: manifest.notes }));
      if (rows.length > IMPORT_LIMITS.rows)
        throw new RefusedFile(`This file has more than ${formatCount(IMPORT_LIMITS.rows, 'question')}. Divide it.`);
    }
  }
  if (rows.length === 0) throw new RefusedFile(NO_ITEMS);
  return { name: manifest.title ?? name, rows };
}

interface RowContext {
  /** Rows before those of the item. */
  before: number;
  /** On the package as a whole. */
  notes: readonly string[];
}

function readRows(label: string, read: () => PackageItem, { before, notes }: RowContext): ReadRow[] {
  try {
    const item = read();
    return rowsOf(item).map((values, index) => ({
      name: item.name,
      row: { row: before + index + 1, values, unreadable: [], pasted: pastedIn(values) },
      notes: [...notes, ...item.notes],
    }));
  } catch (error) {
    if (!(error instanceof SkippedItem)) throw error;
    const unreadable = [{ column: 'question' as const, value: error.part, message: error.message }];
    return [{ name: label, row: { row: before + 1, values: {}, unreadable }, notes: [] }];
  }
}

const pastedIn = (values: SheetRow['values']) =>
  (['image_data', 'explanation_image'] as const).filter((column) => values[column]?.startsWith('data:'));

interface Manifest {
  title?: string | undefined;
  /** Paths in the order of their resources. */
  order: ReadonlyMap<string, number>;
  facts: ReadonlyMap<string, Facts>;
  /** For each item. */
  notes: readonly string[];
}

const NO_MANIFEST: Manifest = { order: new Map(), facts: new Map(), notes: [] };

function readManifest(files: PackageFiles): Manifest {
  const path = files.paths.find((each) => each === MANIFEST || each.endsWith(`/${MANIFEST}`));
  const found = path === undefined ? undefined : files.find(path, '');
  if (!found || path === undefined) return NO_MANIFEST;
  let root: XmlElement;
  try {
    root = readXml(found.bytes, path);
  } catch (error) {
    if (!(error instanceof SkippedItem)) throw error;
    return { ...NO_MANIFEST, notes: ['The manifest of the package is not well-formed XML, and was left out.'] };
  }
  const resources = elementsIn(root, 'resource').flatMap((resource) => {
    const file = files.find(
      resource.attributes.get('href') ?? childOf(resource, 'file')?.attributes.get('href') ?? '',
      path,
    );
    return file ? [{ path: file.path, facts: factsOf(metadataOf(resource)) }] : [];
  });
  return {
    title: plainText(elementsIn(childOf(root, 'metadata'), 'title')[0]) || undefined,
    order: new Map(resources.map((resource, index) => [resource.path, index])),
    facts: new Map(resources.map((resource) => [resource.path, resource.facts])),
    notes: [],
  };
}

/** Keywords such as "Level: Easy", and the difficulty of LOM. */
function metadataOf(resource: XmlElement): [string, string][] {
  const metadata = childOf(resource, 'metadata');
  const keywords = elementsIn(metadata, 'keyword').flatMap((keyword) => {
    const strings = elementsIn(keyword, 'string', 'langstring');
    return (strings.length > 0 ? strings : [keyword]).map(plainText);
  });
  const [difficulty] = elementsIn(metadata, 'difficulty').map((each) => plainText(childOf(each, 'value') ?? each));
  return [
    ...(difficulty ? [['difficulty', difficulty] as [string, string]] : []),
    ...keywords.map((keyword): [string, string] => {
      const colon = keyword.indexOf(':');
      return [keyword.slice(0, colon), keyword.slice(colon + 1)];
    }),
  ];
}

/** What macOS adds to an archive. */
const OF_MAC_OS = /(?:^|\/)(?:__macosx\/|\._)/;

function inOrder(paths: readonly string[], order: ReadonlyMap<string, number>): string[] {
  const place = (path: string) => order.get(path) ?? Number.MAX_SAFE_INTEGER;
  return paths
    .filter((path) => /\.(?:xml|qti)$/.test(path) && !path.endsWith(MANIFEST) && !OF_MAC_OS.test(path))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }));
}

interface UnreadItem {
  label: string;
  read: () => PackageItem;
}

function itemsOf(files: PackageFiles, path: string, facts: Facts): UnreadItem[] {
  const found = files.find(path, '');
  if (!found) return [];
  const labelled = (element: XmlElement, read: () => PackageItem): UnreadItem => {
    const label =
      element.attributes.get('title') || element.attributes.get('identifier') || element.attributes.get('ident');
    return { label: label || path, read };
  };
  let root: XmlElement;
  try {
    root = readXml(found.bytes, path);
  } catch (error) {
    if (!(error instanceof SkippedItem)) throw error;
    return [
      {
        label: path,
        read: () => {
          throw error;
        },
      },
    ];
  }
  if (root.name === 'assessmentItem') return [labelled(root, () => readQtiItem({ root, path, files, facts }))];
  if (root.name === 'questestinterop')
    return elementsIn(root, 'item').map((item) =>
      labelled(item, () => withFormulaNote(readQti1Item({ item, path, files }))),
    );
  if (root.name !== 'quiz') return [];
  return moodleQuestions(root).map(({ question, category }) => ({
    label: plainText(childOf(childrenOf(question, 'name')[0], 'text')) || path,
    read: () => withFormulaNote(readMoodleQuestion({ question, category, files })),
  }));
}

const TEX = /\\[([]|\$\$/;

function withFormulaNote(item: PackageItem): PackageItem {
  const texts = item.questions.flatMap(({ question, options = [] }) => [question, ...options]);
  if ([item.text, item.explanation, ...texts].some((text) => text && TEX.test(text)))
    item.notes.add('Its formulas came as they were written, in TeX.');
  return item;
}
