import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { examProfile } from '@wattle/contract/exams';
import { compareBlueprint, runBankCommand } from '@wattle/question-bank/commands';
import { freshExams } from '../test/simulate-tests';
import { writeWorkbooks } from './write-workbooks';

/** Beside the commands of the bank itself, those that need code of the API. */
const COMMANDS = {
  blueprint: {
    run: async (args: string[]) => [await compareBlueprint(args), ...(await freshExamsInWords())].join('\n'),
    does: '[--write]  compares the bank with its blueprint, and counts the fresh whole exams that it has',
  },
  workbooks: {
    run: ([folder]: string[]) => writeWorkbooks(folder),
    does: '[folder]  writes the bank as .xlsx files of the import',
  },
};

async function freshExamsInWords(): Promise<string[]> {
  return (await freshExams()).map(({ exam, grade, whole, ofYear, sections }) => {
    const { name, isOnScreen, freshExams: goal } = examProfile(exam);
    const bySection = sections.map(({ subject, tests }) => `${SUBJECT_NAMES[subject]} ${tests}`).join(', ');
    const place = isOnScreen ? '' : ', on paper';
    const wanted = goal ? `; the goal is ${goal}` : '';
    const near = `mostly of Year ${grade} and those beside it: ${ofYear}`;
    return `Fresh whole exams, ${name}: ${whole} (${bySection})${place}${wanted}; ${near}.`;
  });
}

process.exitCode = await runBankCommand(process.argv.slice(2), COMMANDS);
