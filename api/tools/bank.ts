import { runBankCommand } from '@wattle/question-bank/commands';
import { writeWorkbooks } from './write-workbooks';

/** Beside the commands of the bank itself, the one that needs code of the API. */
const COMMANDS = {
  workbooks: {
    run: ([folder]: string[]) => writeWorkbooks(folder),
    does: '[folder]  writes the bank as .xlsx files of the import',
  },
};

process.exitCode = await runBankCommand(process.argv.slice(2), COMMANDS);
