import { recordMarks, writeTexts } from './blind/rate-texts';
import { recordAnswers } from './blind/record-answers';
import { writeQuestions } from './blind/write-questions';
import { compareBlueprint } from './blueprint';
import { drawPictures } from './pictures';
import { report } from './report';
import { printCoverage } from './syllabus';

export { compareBlueprint } from './blueprint';

/** A command on the bank of questions. */
export interface Command {
  /** Returns what is printed. */
  run: (args: string[]) => Promise<string>;
  does: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  answers: {
    run: recordAnswers,
    does: '<file> --by "…" [--read]  records what a reader answered without keys, and has read explanations since',
  },
  blueprint: { run: compareBlueprint, does: '[--write]  compares the bank with its blueprint' },
  coverage: { run: printCoverage, does: 'prints how many Maths items each outcome and term of Stage 3 has' },
  marks: { run: recordMarks, does: '<file> --by "…"  records the marks that a rater gave model answers' },
  pictures: { run: drawPictures, does: 'draws packages/question-bank/seed/pictures from the figures of the items' },
  questions: {
    run: writeQuestions,
    does: '[--chunk 100]  writes the items that no reader has answered yet, without keys',
  },
  texts: {
    run: writeTexts,
    does: 'writes the model answers that lack ratings, for raters who do not know which is which',
  },
  report: { run: report, does: 'measures the bank and says what is out of its bounds; the same as no command' },
};

/**
 * Runs one command on the bank of questions, such as `pictures`; without a name it prints the report.
 *
 * @param more - Commands of the caller.
 * @returns The exit code of the process: 0, or 2 for a command that is not used as it has to be.
 */
export async function runBankCommand(
  [name = 'report', ...args]: readonly string[],
  more: Readonly<Record<string, Command>>,
): Promise<number> {
  const commands = { ...COMMANDS, ...more };
  const usage = [
    'Usage: pnpm bank <command>',
    ...Object.entries(commands).map(([each, { does }]) => `  ${each}  ${does}`),
  ].join('\n');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const hasTooMany = command?.run.length === 0 && args.length > 0;
  if (!command || hasTooMany) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    process.stdout.write(`${await command.run(args)}\n`);
    return 0;
  } catch (error) {
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    return 2;
  }
}

/** What parseArgs throws on an option that a command doesn't have. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
