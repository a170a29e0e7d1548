import { posix } from 'node:path';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { readPictureText } from '../images/picture-text';
import { type ArchiveRules, type Parts, partOf, RefusedFile, unzipped } from './archive';
import type { XmlNode } from './read-xml';
import type { Picture } from './text-blocks';

const NOT_A_PACKAGE =
  'This is not a QTI package. Export it again as a .zip of QTI, or save the questions as an .xlsx file.';
const TOO_LARGE = 'This package unpacks to far more than questions need. Divide it.';
const PICTURES_TOO_LARGE = 'The pictures of this package are too large. Divide it.';

/** Many items of a small package can show one large picture. */
const MAX_PICTURE_BYTES = 100_000_000;

/** What the bytes of a picture begin with, in hexadecimal digits. */
const SIGNATURES = new Map([
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
]);

function requireFewFiles(count: number): void {
  if (count > IMPORT_LIMITS.packageFiles)
    throw new RefusedFile(
      `This package has ${count.toLocaleString('en')} files. At most ${IMPORT_LIMITS.packageFiles.toLocaleString('en')} can be read: divide it.`,
    );
}

const RULES: ArchiveRules = {
  broken: NOT_A_PACKAGE,
  tooLarge: TOO_LARGE,
  requireCount: requireFewFiles,
  requireEntries: (entries) => requireFewFiles(entries.length),
};

/** The files of a package. What lies outside of it is never fetched. */
export class PackageFiles {
  /** Passages by path, as many items can refer to one. */
  readonly passages = new Map<string, readonly XmlNode[]>();
  private pictureBytes = 0;

  private constructor(private readonly parts: Parts) {}

  /** A ZIP archive, or one XML file. */
  static async read(bytes: Buffer, name: string): Promise<PackageFiles> {
    const isXml = name.toLowerCase().endsWith('.xml');
    return new PackageFiles(isXml ? new Map([[name.toLowerCase(), bytes]]) : await unzipped(bytes, RULES));
  }

  get paths(): string[] {
    return [...this.parts.keys()];
  }

  /** A file by what names it in another one; undefined for what is not in the package. */
  find(reference: string, from: string): { path: string; bytes: Buffer } | undefined {
    const name = decodedPath(reference);
    // Canvas names the folder of its files so, without saying where it lies.
    const inCanvas = name.replace(/^\$[\w-]+\$\//, '');
    const places = [posix.join(posix.dirname(from), inCanvas), inCanvas, posix.join('web_resources', inCanvas)];
    for (const place of places) {
      const path = posix.normalize(place).replace(/^\//, '').toLowerCase();
      const bytes = partOf(this.parts, path);
      if (bytes) return { path, bytes };
    }
    return undefined;
  }

  /** The value of a picture's column; undefined, with a note, where there is none. */
  picture({ source, description }: Picture, from: string, notes: Set<string>): Picture | undefined {
    const shown = source.slice(0, 100);
    if (source.startsWith('data:')) {
      const read = readPictureText(source);
      if (read.kind === 'bytes' && typeOf(read.bytes)) return { source, description };
      notes.add('A picture within the text was left out: it is no PNG, JPEG, WebP or GIF.');
      return undefined;
    }
    if (/^https:\/\//i.test(source)) {
      notes.add(`Its picture lies at ${shown}, and was not fetched.`);
      return { source, description };
    }
    if (/^[a-z][a-z\d+.-]*:/i.test(source) || source.startsWith('//')) {
      notes.add(`The picture at ${shown} was left out: it lies outside of the package.`);
      return undefined;
    }
    const found = this.find(source, from);
    const type = found && typeOf(found.bytes);
    if (!type) {
      notes.add(
        found
          ? `The picture ${shown} was left out: it is no PNG, JPEG, WebP or GIF.`
          : `The picture ${shown} is not in the package.`,
      );
      return undefined;
    }
    return { source: this.dataAddress(type, found.bytes.toString('base64')), description };
  }

  dataAddress(type: string, base64: string): string {
    this.pictureBytes += base64.length * 0.75;
    if (this.pictureBytes > MAX_PICTURE_BYTES) throw new RefusedFile(PICTURES_TOO_LARGE);
    return `data:image/${type};base64,${base64}`;
  }
}

function typeOf(bytes: Buffer): string | undefined {
  const beginning = bytes.subarray(0, 16).toString('hex');
  return [...SIGNATURES].find(([, signature]) => signature.test(beginning))?.[0];
}

/** A path as it is written in a file; a percent sign that encodes nothing stands for itself. */
export function decodedPath(reference: string): string {
  const path = reference.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
