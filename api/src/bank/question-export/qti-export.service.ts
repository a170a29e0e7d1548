import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { exportQuestionsAsQti } from '@wattle/contract/bank';
import { ZipFile } from 'yazl';
import type { InputOf } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import {
  itemIdentifier,
  itemXml,
  keywordsOf,
  manifestXml,
  type Resource,
  stimulusXml,
} from '../question-packages/write-qti';
import type { StoredQuestion } from '../questions/question.schema';
import { QuestionsService } from '../questions/questions.service';

/** The address of a picture that this Wattle serves. */
const OWN_PICTURE = /^\/api\/images\/([0-9a-f]{64})$/;

/** Writes questions as a package of QTI 3.0 while it is downloaded. */
@Injectable()
export class QtiExportService {
  private readonly logger = new Logger(QtiExportService.name);

  constructor(
    private readonly questions: QuestionsService,
    private readonly images: ImagesService,
  ) {}

  package({ subject, ...query }: InputOf<typeof exportQuestionsAsQti>['query']): Readable {
    const archive = new ZipFile();
    // What yazl declares as a stream to read is a PassThrough.
    const output = archive.outputStream as PassThrough;
    const fail = (error: Error) => {
      // The client has left.
      if (output.destroyed) return;
      this.logger.error(error);
      output.destroy(error);
    };
    archive.on('error', fail);
    new PackageWriter(archive, output, this.images).write(this.questions.stream(subject, query)).catch(fail);
    return output;
  }
}

class PackageWriter {
  private readonly resources = new Map<string, Resource>();
  private readonly closed = new AbortController();

  constructor(
    private readonly archive: ZipFile,
    private readonly output: PassThrough,
    private readonly images: ImagesService,
  ) {
    output.once('close', () => this.closed.abort());
  }

  async write(questions: AsyncIterable<StoredQuestion>): Promise<void> {
    for await (const question of questions) {
      await this.addItem(question);
      await this.waitForClient();
    }
    this.addText('imsmanifest.xml', manifestXml([...this.resources.values()]));
    this.archive.end();
  }

  /** So that a large bank is never in memory. Throws when the client has left. */
  private async waitForClient(): Promise<void> {
    // Entries are written one by one, each in a turn of its own.
    await setImmediate();
    this.closed.signal.throwIfAborted();
    if (this.output.writableNeedDrain) await once(this.output, 'drain', { signal: this.closed.signal });
  }

  private async addItem(question: StoredQuestion): Promise<void> {
    const isStructured = question.text_format === 'structured';
    const passages = [
      ...(question.text ? [this.addStimulus('passage', question.text, isStructured)] : []),
      ...(question.extract_text ? [this.addStimulus('extract', question.extract_text, isStructured)] : []),
    ];
    const image = await this.addPicture(question.image_data);
    const explanationImage = await this.addPicture(question.explanation_image);
    const resource = {
      identifier: itemIdentifier(question),
      type: 'imsqti_item_xmlv3p0',
      path: `items/${question._id}.xml`,
      dependencies: [...passages, image, explanationImage].flatMap((each) => each?.identifier ?? []),
      keywords: keywordsOf(question),
    } as const;
    const pictures = {
      image: image?.path ?? addressElsewhere(question.image_data),
      explanationImage: explanationImage?.path ?? addressElsewhere(question.explanation_image),
    };
    this.add(resource, () => this.addText(resource.path, itemXml({ question, passages, ...pictures })));
  }

  private addStimulus(kind: 'passage' | 'extract', text: string, isStructured: boolean): Resource {
    const hash = createHash('sha256').update(`${isStructured} ${text}`).digest('hex').slice(0, 32);
    const identifier = `${kind}-${hash}`;
    const resource = { identifier, type: 'imsqti_stimulus_xmlv3p0', path: `stimuli/${identifier}.xml` } as const;
    return this.add(resource, () => this.addText(resource.path, stimulusXml(identifier, text, isStructured)));
  }

  /** Undefined for a picture of another site, whose address stands in the item, and for one that is missing. */
  private async addPicture(address: string | undefined): Promise<Resource | undefined> {
    const hash = OWN_PICTURE.exec(address ?? '')?.[1];
    if (!hash) return undefined;
    const resource = { identifier: `image-${hash}`, type: 'webcontent', path: `images/${hash}.webp` } as const;
    if (this.resources.has(resource.identifier)) return resource;
    const bytes = await this.images.find(hash).catch(undefinedIfMissing);
    return bytes && this.add(resource, () => this.archive.addBuffer(bytes, resource.path, { compress: false }));
  }

  private add(resource: Resource, write: () => void): Resource {
    if (!this.resources.has(resource.identifier)) write();
    this.resources.set(resource.identifier, resource);
    return resource;
  }

  private addText(path: string, xml: string): void {
    this.archive.addBuffer(Buffer.from(xml), path);
  }
}

const addressElsewhere = (address: string | undefined) => (OWN_PICTURE.test(address ?? '') ? undefined : address);

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof NotFoundException)) throw error;
}
