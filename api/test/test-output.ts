import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the API has written since a test began: its log, and mails into its data folder. */
export class TestOutput {
  private lines: string[] = [];
  private earlierMails = new Set<string>();

  constructor(private readonly dataDir: string) {}

  beginTest(): void {
    this.lines = [];
    this.earlierMails = new Set(this.mailFiles());
  }

  addLine(line: string): void {
    this.lines.push(line);
  }

  log(): string {
    return this.lines.join('');
  }

  /** The oldest first. */
  mails(): string[] {
    const files = this.mailFiles().filter((file) => !this.earlierMails.has(file));
    return files.map((file) => readFileSync(file, 'utf8'));
  }

  /** The files of all mails, the oldest first. */
  mailFiles(): string[] {
    const folder = join(this.dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => join(folder, name));
  }
}
