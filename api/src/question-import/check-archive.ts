import { IMPORT_LIMITS } from '@wattle/contract';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { LOCKED_OR_OLD, NOT_A_WORKBOOK, RefusedFile } from './refused-file';

/** Text hardly ever compresses better than this; what does is made to fill a memory. */
const MAX_RATIO = 200;
const TOO_LARGE = 'This workbook unpacks to far more than questions need. Copy the questions into a new one.';

/** How an encrypted workbook begins, and one of an Excel before 2007: neither is a ZIP archive. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Looks through the directory of an .xlsx file, which is a ZIP archive, before anything of it is inflated.
 *
 * @throws RefusedFile when it is no workbook, or would unpack to more than the limits (decision 10).
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new RefusedFile(LOCKED_OR_OLD);
  const archive = await open(bytes);
  if (archive.entryCount > IMPORT_LIMITS.entries) throw new RefusedFile(TOO_LARGE);
  const entries = await entriesOf(archive);
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw new RefusedFile(NOT_A_WORKBOOK);
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = inflated > IMPORT_LIMITS.inflatedBytes || inflated > bytes.length * MAX_RATIO;
  if (isBomb) throw new RefusedFile(TOO_LARGE);
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // The size that an entry declares is compared with what it inflates to by whoever inflates it.
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) reject(new RefusedFile(NOT_A_WORKBOOK));
      else resolve(archive);
    });
  });
}

function entriesOf(archive: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    archive.on('error', () => reject(new RefusedFile(NOT_A_WORKBOOK)));
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}
