import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { ReleaseStatement } from '../delegations';
import { multiSignedTextSchema, releaseSchema } from '../registry';
import { hashOf } from '../signing/sign-text';
import type { MultiSignedText } from '../signing/signed-text';
import { requireHashedChunks } from './describe-build';
import { completeDraft, type Draft } from './publish';
import { integrityOf, isPublished, ReleaseError, readDescribed, readJson, SHELL, smokeFileSchema } from './published';
import { refuseAbove } from './release-files';
import { replaceFile } from './replace-file';

/** What a team may send. */
export const TEAM_LIMITS = {
  files: 500,
  fileBytes: 5_000_000,
  draftBytes: 30_000_000,
  drafts: 3,
  descriptionBytes: 1_000_000,
  smokeSteps: 50,
};

const TEAM_BUDGET = { startKb: 60, totalKb: 1_000 };

const DAY_MS = 86_400_000;

/** What a registry makes beside the files of a version. */
const MADE = /(^release\.json|\.(br|gz))$/;

const isAbove = (one: string, other: string) => other.startsWith(`${one}/`);

/** A release as a team sends it, before its files. */
export const sentDraftSchema = z.object({
  release: releaseSchema
    .refine(({ name }) => name !== SHELL, 'The shell belongs to no team')
    .refine(
      ({ files }) => Object.keys(files).length <= TEAM_LIMITS.files,
      `It has more than ${TEAM_LIMITS.files} files`,
    )
    .refine(({ files }) => !Object.keys(files).some((file) => MADE.test(file)), 'It has files that the registry makes')
    .refine(
      ({ files }) => !Object.keys(files).some((file, _, all) => all.some((other) => isAbove(file, other))),
      'It has a file in the place of a folder',
    ),
  facts: z.object({
    shared: z.record(z.string(), z.string()),
    cssVariables: z.array(z.string()).optional(),
    smoke: smokeFileSchema.max(TEAM_LIMITS.smokeSteps),
  }),
  signed: multiSignedTextSchema,
});

export type SentDraft = z.infer<typeof sentDraftSchema>;

const draftFileSchema = sentDraftSchema.extend({ team: z.string() });

/** Releases that teams send over the network, until they are complete and ordered. */
export class TeamDrafts {
  private readonly folder: string;

  constructor(private readonly releasesDir: string) {
    this.folder = join(releasesDir, '.team-drafts');
  }

  /** Opens a draft, or finds the one that was opened for the same statement. */
  async open(sent: SentDraft, team: string): Promise<string> {
    const draft = hashOf(sent.signed.statement);
    if (await this.find(draft)) return draft;
    if (await isPublished(this.releasesDir, sent.release)) await this.requireStored(sent);
    else if ((await this.openOf(team)) >= TEAM_LIMITS.drafts) {
      const sentence = `${team} has ${TEAM_LIMITS.drafts} unfinished drafts: finish one of them, or wait for a day.`;
      throw new ReleaseError(sentence, 409);
    }
    await mkdir(join(this.folder, draft), { recursive: true });
    await replaceFile(this.fileOf(draft), JSON.stringify({ ...sent, team }));
    return draft;
  }

  async find(draft: string): Promise<z.infer<typeof draftFileSchema> | undefined> {
    const content = await readJson(this.fileOf(draft)).catch(() => undefined);
    return content === undefined ? undefined : draftFileSchema.parse(content);
  }

  /** @throws ReleaseError where there is no such draft. */
  async read(draft: string): Promise<z.infer<typeof draftFileSchema>> {
    const found = await this.find(draft);
    if (!found) throw new ReleaseError('There is no such draft.', 404);
    return found;
  }

  /** Files that were not sent yet. */
  async missing(draft: string): Promise<string[]> {
    const { release } = await this.read(draft);
    if (await isPublished(this.releasesDir, release)) return [];
    const there = new Set(await filesIn(this.filesOf(draft)));
    return Object.keys(release.files).filter((file) => !there.has(file));
  }

  /**
   * The hash that a file of a draft must have.
   *
   * @throws ReleaseError where there is no such file.
   */
  async hashOf(draft: string, file: string): Promise<string> {
    const hash = (await this.read(draft)).release.files[file];
    if (!hash) throw new ReleaseError(`This release has no file ${file}.`);
    return hash;
  }

  /** Takes a file of a draft, whole or not at all. */
  async write(draft: string, file: string, content: Buffer): Promise<void> {
    if (integrityOf(content) !== (await this.hashOf(draft, file)))
      throw new ReleaseError(`${file} is not what was signed.`);
    if (!(await this.missing(draft)).includes(file)) return;
    await this.requireRoom(draft, content.length);
    const path = join(this.filesOf(draft), file);
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, content);
  }

  /** The draft as it is published; undefined where its version is there already. */
  async prepare(draft: string): Promise<Draft | undefined> {
    const { release: sent, facts, signed } = await this.read(draft);
    const { name, version } = sent;
    if (await isPublished(this.releasesDir, sent)) return undefined;
    const folder = this.filesOf(draft);
    // Nobody copies it to another origin before pages ask for it.
    const release = { ...sent, baseUrl: `/releases/${name}/${version}/` };
    // A process that was killed may have left more.
    for (const file of await filesIn(folder)) if (!(file in release.files)) await rm(join(folder, file));
    await this.requireRoom(draft, 0);
    await requireHashedChunks(folder, release);
    return completeDraft(folder, { release, facts, signed }, release.preload, (size) =>
      refuseAbove(TEAM_BUDGET, name, size),
    );
  }

  /** Deletes drafts that nobody has finished within a day, but for those that are waited for. */
  async deleteOld(isAwaited: (draft: string) => boolean, now = Date.now()): Promise<void> {
    for (const draft of await this.all()) {
      const { mtimeMs } = await stat(this.fileOf(draft)).catch(() => stat(join(this.folder, draft)));
      if (now - mtimeMs > DAY_MS && !isAwaited(draft)) await this.delete(draft);
    }
  }

  /** Deletes what was refused, unless its version is published. */
  async discard(draft: string): Promise<void> {
    const found = await this.find(draft);
    if (found && !(await isPublished(this.releasesDir, found.release))) await this.delete(draft);
  }

  private delete(draft: string): Promise<void> {
    return rm(join(this.folder, draft), { recursive: true, force: true });
  }

  private async requireStored({ release, signed }: SentDraft): Promise<void> {
    const { name, version } = release;
    const stored = (await readDescribed(this.releasesDir, { name, version })).signed;
    if (stored && wholeOf(stored) === wholeOf(signed)) return;
    const sentence = `Version ${version} of ${name} is already published with another content: a published version never changes.`;
    throw new ReleaseError(sentence, 409);
  }

  private async openOf(team: string): Promise<number> {
    const drafts = await Promise.all((await this.all()).map((draft) => this.find(draft)));
    const own = drafts.flatMap((draft) => (draft?.team === team ? draft.release : []));
    const stored = await Promise.all(own.map((release) => isPublished(this.releasesDir, release)));
    return stored.filter((isStored) => !isStored).length;
  }

  private async requireRoom(draft: string, bytes: number): Promise<void> {
    const folder = this.filesOf(draft);
    // What is written at the same time gets its name within this.
    const sizeOf = async (file: string) => (await stat(join(folder, file)).catch(() => ({ size: 0 }))).size;
    const sizes = (await filesIn(folder)).map(sizeOf);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, bytes);
    if (total > TEAM_LIMITS.draftBytes)
      throw new ReleaseError(`A release has at most ${TEAM_LIMITS.draftBytes / 1_000_000} MB of files.`, 413);
  }

  private async all(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }

  private fileOf(draft: string): string {
    return join(this.folder, draft, 'draft.json');
  }

  private filesOf(draft: string): string {
    return join(this.folder, draft, 'files');
  }
}

/** Hash of the whole release that was signed. */
function wholeOf({ statement }: MultiSignedText): string {
  return (JSON.parse(statement) as ReleaseStatement).whole;
}

/** Paths of all files below a folder; none where there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/'));
}
