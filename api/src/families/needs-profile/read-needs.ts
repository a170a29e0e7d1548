import { UnprocessableEntityException } from '@nestjs/common';
import { MAX_AMOUNT } from '@wattle/contract/allowances';
import type { ImportedNeeds } from '@wattle/contract/needs-profile';
import { childOf, childrenOf, plainText, RefusedFile, readXml, SkippedItem, type XmlElement } from '../../bank';
import { BREAKS_SENTENCE, LARGE_PRINT_SENTENCE, LARGEST_ZOOM, type Needs, paceOf, zoomOf } from './needs';

export interface ReadNeeds {
  needs: Needs;
  skipped: ImportedNeeds['skipped'];
}

const NO_SETTING = 'Wattle has nothing for it.';
const ONLY_OFFERED = 'The record offers it, and does not turn it on. The child can, in the display menu of a test.';
const REASONS = new Map([
  ['highContrast', 'The colours are chosen on each device, in the display menu.'],
  ['invertDisplayPolarity', 'The colours are chosen on each device, in the display menu.'],
  ['layoutSingleColumn', 'A narrow or enlarged screen has one column by itself.'],
  ['alternativeText', 'Every picture has a description already.'],
  ['longDescription', 'Every picture has a description already.'],
]);
/** Nobody grants them: they are turned on or not. */
const SCREEN_ONLY = new Set(['magnification', 'lineReader', 'textAppearance']);
const SETS = ['activateAtInitializationSet', 'activateAsOptionSet', 'prohibitSet'];

/**
 * Reads the record of one child. What it says is taken as far as Wattle has it; each other feature is listed.
 *
 * @throws UnprocessableEntityException where it is no such record, or is made to do harm.
 */
export function readNeeds(xml: string): ReadNeeds {
  const record = recordOf(rootOf(xml));
  const reader = new NeedsReader(record);
  for (const element of childrenOf(record)) reader.read(element);
  return { needs: reader.needs, skipped: reader.skipped };
}

function rootOf(xml: string): XmlElement {
  try {
    return readXml(Buffer.from(xml), 'record');
  } catch (error) {
    if (error instanceof RefusedFile) throw new UnprocessableEntityException(error.message);
    if (!(error instanceof SkippedItem)) throw error;
    throw new UnprocessableEntityException(
      'This file is not well-formed XML. Export the record again where it is from.',
    );
  }
}

function recordOf(root: XmlElement): XmlElement {
  if (root.name === 'accessForAllPnp') return root;
  const records = root.name === 'accessForAllPnpRecords' ? childrenOf(root, 'accessForAllPnpRecord') : [];
  const [first, ...others] = records.flatMap((each) => childOf(each, 'accessForAllPnp') ?? []);
  if (others.length > 0)
    throw new UnprocessableEntityException(
      'This file has the records of several people. Export the one of this child.',
    );
  if (first) return first;
  throw new UnprocessableEntityException(
    'This file is no record of Access for All (AfA PNP 3.0). Export one where the needs of the child are stored.',
  );
}

class NeedsReader {
  readonly needs: Needs = { allowances: {}, display: {} };
  readonly skipped: ImportedNeeds['skipped'] = [];
  private readonly prohibited: Set<string>;
  private readonly onlyOffered: Set<string>;
  /** By names from a file, which may be those of members of every object. */
  private readonly readers = new Map<string, (element: XmlElement) => void>([
    ['additionalTestingTime', (each) => this.readTime(each)],
    ['environment', (each) => this.readEnvironment(each)],
    ['spoken', (each) => this.readSpoken(each)],
    ['magnification', (each) => this.readMagnification(each)],
    ['lineReader', () => this.like({ lineFocus: 'on' })],
    ['textAppearance', (each) => this.readText(each)],
  ]);

  constructor(record: XmlElement) {
    const namesIn = (set: string) => new Set(childrenOf(childOf(record, set)).map(({ name }) => name));
    this.prohibited = namesIn('prohibitSet');
    this.onlyOffered = namesIn('activateAsOptionSet');
  }

  read(element: XmlElement): void {
    const { name } = element;
    const read = this.readers.get(name);
    if (SETS.includes(name)) return;
    if (this.prohibited.has(name)) this.skip(element, 'The record itself prohibits it.');
    else if (!read) this.skip(element, REASONS.get(name) ?? NO_SETTING);
    else if (this.onlyOffered.has(name) && SCREEN_ONLY.has(name)) this.skip(element, ONLY_OFFERED);
    else read(element);
  }

  private readTime(element: XmlElement): void {
    for (const part of childrenOf(element)) {
      const percent = part.name === 'timeMultiplier' ? Math.round(100 * Number(plainText(part)) - 100) : Number.NaN;
      if (percent >= 1 && percent <= MAX_AMOUNT.extraTime) this.needs.allowances.extraTime = percent;
      else if (percent > MAX_AMOUNT.extraTime)
        this.skip(part, 'More than twice the usual time takes a word with our staff.');
      else if (part.name === 'timeMultiplier') this.skip(part, 'This is no number above 1.');
      else this.skip(part, 'Extra time is a share of the usual time in Wattle (time-multiplier).');
    }
  }

  private readEnvironment(element: XmlElement): void {
    const description = childOf(element, 'description');
    const text = plainText(description);
    const [breaksSentence = '', minutes] = BREAKS_SENTENCE.exec(text) ?? [];
    const isPrint = text.includes(LARGE_PRINT_SENTENCE);
    if (isPrint) this.needs.allowances.largePrint = 1;
    this.readBreaks(childOf(element, 'breaks') ?? (breaksSentence ? description : undefined), minutes);
    const rest = text.replace(breaksSentence, '').replace(LARGE_PRINT_SENTENCE, '').trim();
    for (const part of childrenOf(element)) {
      if (part !== description && part.name !== 'breaks') this.skip(part, NO_SETTING);
      if (part !== description || rest === '') continue;
      const isRead = isPrint || breaksSentence !== '';
      this.skip(part, isRead ? 'Only the sentences that Wattle writes itself were read of it.' : NO_SETTING);
    }
  }

  /**
   * @param element - That says so: one of its own, else the description with the sentence of Wattle.
   */
  private readBreaks(element: XmlElement | undefined, minutes: string | undefined): void {
    if (!element) return;
    const isYes = element.name !== 'breaks' || /^(?:true|1)$/.test(plainText(element));
    const isNo = /^(?:false|0)$/.test(plainText(element));
    const amount = Number(minutes);
    if (!isYes && !isNo) this.skip(element, 'This is neither true nor false.');
    else if (isNo && minutes !== undefined)
      this.skip(element, 'The record says that there are breaks, and that there are none.');
    else if (isNo) return;
    else if (minutes === undefined)
      this.skip(element, 'The record does not say for how many minutes. Our staff grant rest breaks by the minute.');
    else if (amount >= 1 && amount <= MAX_AMOUNT.restBreaks) this.needs.allowances.restBreaks = amount;
    else this.skip(element, `Rest breaks last up to ${MAX_AMOUNT.restBreaks} minutes in one test.`);
  }

  private readSpoken(element: XmlElement): void {
    if (plainText(childOf(element, 'readingType')) === 'screen-reader') {
      this.skip(element, 'A screen reader of the device reads Wattle without a setting.');
      return;
    }
    this.needs.allowances.readAloud = 1;
    // What is only offered is granted, and the child turns it on.
    if (!this.onlyOffered.has(element.name)) this.like({ readAloud: 'on' });
    for (const part of childrenOf(element)) {
      const words = Number(plainText(part));
      if (part.name === 'speechRate' && words > 0) this.like({ pace: paceOf(words) });
      else if (part.name !== 'readingType') this.skip(part, NO_SETTING);
    }
  }

  private readMagnification(element: XmlElement): void {
    for (const part of childrenOf(element)) {
      const amount = Number(part.attributes.get('zoomAmount'));
      const isSize = part.name === 'allContent' || part.name === 'text';
      if (isSize && amount >= 1) this.like({ zoom: zoomOf(amount) });
      else this.skip(part, isSize ? 'This is no number from 1 on.' : 'Wattle enlarges text and pictures together.');
      if (isSize && amount > LARGEST_ZOOM) this.skip(part, `Wattle enlarges up to ${LARGEST_ZOOM} times.`);
    }
  }

  private readText(element: XmlElement): void {
    for (const part of childrenOf(element)) {
      const least = part.name === 'lineSpacing' || part.name === 'lineHeight' ? 1 : 0;
      const isSpacing = ['lineSpacing', 'lineHeight', 'letterSpacing', 'wordSpacing'].includes(part.name);
      if (isSpacing && Number(plainText(part)) > least) this.like({ spacing: 'wider' });
      else this.skip(part, part.name === 'fontSize' ? 'Text is enlarged by magnification.' : NO_SETTING);
    }
  }

  private like(display: Needs['display']): void {
    Object.assign(this.needs.display, display);
  }

  private skip({ tag }: XmlElement, reason: string): void {
    this.skipped.push({ feature: tag, reason });
  }
}
