import { UnprocessableEntityException } from '@nestjs/common';
import { MAX_AMOUNT } from '@wattle/contract/allowances';
import type { ImportedNeeds } from '@wattle/contract/needs-profile';
import { childOf, childrenOf, plainText, RefusedFile, readXml, SkippedItem, type XmlElement } from '../../bank';
import { BREAKS_SENTENCE, LARGE_PRINT_SENTENCE, type Needs, paceOf, zoomOf } from './needs';

export interface ReadNeeds {
  needs: Needs;
  skipped: ImportedNeeds['skipped'];
}

const NO_SETTING = 'Wattle has nothing for it.';
const REASONS: Record<string, string> = {
  highContrast: 'The colours are chosen on each device, in the display menu.',
  invertDisplayPolarity: 'The colours are chosen on each device, in the display menu.',
  layoutSingleColumn: 'A narrow or enlarged screen has one column by itself.',
  alternativeText: 'Every picture has a description already.',
  longDescription: 'Every picture has a description already.',
};
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
  if (isNamed(root, 'accessForAllPnp')) return root;
  const records = isNamed(root, 'accessForAllPnpRecords') ? childrenOf(root, 'accessForAllPnpRecord') : [];
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

/** The same schema is bound with names in words and in capitals. */
function isNamed({ name }: XmlElement, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase();
}

class NeedsReader {
  readonly needs: Needs = { allowances: {}, display: {} };
  readonly skipped: ImportedNeeds['skipped'] = [];
  private readonly prohibited: Set<string>;
  private readonly onlyOffered: Set<string>;

  constructor(record: XmlElement) {
    const namesIn = (set: string) => new Set(childrenOf(childOf(record, set)).map(({ name }) => name));
    this.prohibited = namesIn('prohibitSet');
    this.onlyOffered = namesIn('activateAsOptionSet');
  }

  read(element: XmlElement): void {
    const { name } = element;
    const readers: Record<string, (element: XmlElement) => void> = {
      additionalTestingTime: (each) => this.readTime(each),
      environment: (each) => this.readEnvironment(each),
      spoken: (each) => this.readSpoken(each),
      magnification: (each) => this.readMagnification(each),
      lineReader: (each) => this.like(each, { lineFocus: 'on' }),
      textAppearance: (each) => this.readText(each),
    };
    const read = readers[name];
    if (SETS.includes(name)) return;
    if (this.prohibited.has(name)) this.skip(element, 'The record itself prohibits it.');
    else if (read) read(element);
    else this.skip(element, REASONS[name] ?? NO_SETTING);
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
    const minutes = Number(BREAKS_SENTENCE.exec(text)?.[1]);
    const isPrint = text.includes(LARGE_PRINT_SENTENCE);
    if (isPrint) this.needs.allowances.largePrint = 1;
    for (const part of childrenOf(element)) {
      const isOwn =
        part === description && text.replace(BREAKS_SENTENCE, '').replace(LARGE_PRINT_SENTENCE, '').trim() === '';
      if (isOwn) continue;
      if (part.name !== 'breaks') this.skip(part, NO_SETTING);
      else if (minutes >= 1 && minutes <= MAX_AMOUNT.restBreaks) this.needs.allowances.restBreaks = minutes;
      else if (plainText(part) === 'true')
        this.skip(part, 'The record does not say for how many minutes. Our staff grant rest breaks by the minute.');
    }
  }

  private readSpoken(element: XmlElement): void {
    if (plainText(childOf(element, 'readingType')) === 'screen-reader') {
      this.skip(element, 'A screen reader of the device reads Wattle without a setting.');
      return;
    }
    this.needs.allowances.readAloud = 1;
    this.like(element, { readAloud: 'on' });
    for (const part of childrenOf(element)) {
      const words = Number(plainText(part));
      if (part.name === 'speechRate' && words > 0) this.like(element, { pace: paceOf(words) });
      else if (part.name !== 'readingType') this.skip(part, NO_SETTING);
    }
  }

  private readMagnification(element: XmlElement): void {
    for (const part of childrenOf(element)) {
      const amount = Number(part.attributes.get('zoomAmount'));
      const isSize = part.name === 'allContent' || part.name === 'text';
      if (isSize && amount >= 1) this.like(element, { zoom: zoomOf(amount) });
      else this.skip(part, isSize ? 'This is no number from 1 on.' : 'Wattle enlarges text and pictures together.');
    }
  }

  private readText(element: XmlElement): void {
    for (const part of childrenOf(element)) {
      const least = part.name === 'lineSpacing' || part.name === 'lineHeight' ? 1 : 0;
      const isSpacing = ['lineSpacing', 'lineHeight', 'letterSpacing', 'wordSpacing'].includes(part.name);
      if (isSpacing && Number(plainText(part)) > least) this.like(element, { spacing: 'wider' });
      else this.skip(part, part.name === 'fontSize' ? 'Text is enlarged by magnification.' : NO_SETTING);
    }
  }

  /** What the record only offers is not turned on. */
  private like({ name }: XmlElement, display: Needs['display']): void {
    if (!this.onlyOffered.has(name)) Object.assign(this.needs.display, display);
  }

  private skip({ tag }: XmlElement, reason: string): void {
    this.skipped.push({ feature: tag, reason });
  }
}
