import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
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
    const output = Readable.from(archive.outputStream);
    const fail = (error: Error) => {
      this.logger.error(error);
      output.destroy(error);
    };
    archive.on('error', fail);
    new PackageWriter(archive, this.images).write(this.questions.stream(subject, query)).catch(fail);
    return output;
  }
}

class PackageWriter {
  private readonly resources = new Map<string, Resource>();

  constructor(
    private readonly archive: ZipFile,
    private readonly images: ImagesService,
  ) {}

  async write(questions: AsyncIterable<StoredQuestion>): Promise<void> {
    for await (const question of questions) this.addItem(question);
    this.addText('imsmanifest.xml', manifestXml([...this.resources.values()]));
    this.archive.end();
  }

  private addItem(question: StoredQuestion): void {
    const isStructured = question.text_format === 'structured';
    const passages = [
      ...(question.text ? [this.addStimulus('passage', question.text, isStructured)] : []),
      ...(question.extract_text ? [this.addStimulus('extract', question.extract_text, isStructured)] : []),
    ];
    const image = this.addPicture(question.image_data);
    const explanationImage = this.addPicture(question.explanation_image);
    const resource = {
      identifier: itemIdentifier(question),
      type: 'imsqti_item_xmlv3p0',
      path: `items/${question._id}.xml`,
      dependencies: [...passages, image, explanationImage].flatMap((each) => each?.identifier ?? []),
      keywords: keywordsOf(question),
    } as const;
    const pictures = {
      image: image?.path ?? question.image_data,
      explanationImage: explanationImage?.path ?? question.explanation_image,
    };
    this.add(resource, () => this.addText(resource.path, itemXml({ question, passages, ...pictures })));
  }

  private addStimulus(kind: 'passage' | 'extract', text: string, isStructured: boolean): Resource {
    const hash = createHash('sha256').update(`${isStructured} ${text}`).digest('hex').slice(0, 32);
    const identifier = `${kind}-${hash}`;
    const resource = { identifier, type: 'imsqti_stimulus_xmlv3p0', path: `stimuli/${identifier}.xml` } as const;
    return this.add(resource, () => this.addText(resource.path, stimulusXml(identifier, text, isStructured)));
  }

  /** Undefined for a picture of another site, whose address stands in the item. */
  private addPicture(address: string | undefined): Resource | undefined {
    const hash = OWN_PICTURE.exec(address ?? '')?.[1];
    if (!hash) return undefined;
    const resource = { identifier: `image-${hash}`, type: 'webcontent', path: `images/${hash}.webp` } as const;
    // Read when its turn comes, so that a large bank is never in memory.
    return this.add(resource, () =>
      this.archive.addReadStreamLazy(resource.path, { compress: false }, (ready) => {
        this.images.find(hash).then(
          (bytes) => ready(null, Readable.from([bytes])),
          (error: Error) => ready(error, Readable.from([])),
        );
      }),
    );
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
