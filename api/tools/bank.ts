import { runBankCommand } from '@wattle/question-bank/commands';
import { freshTable, simulationTable, yearTable } from './simulate-tests';

/** Beside the commands of the bank itself, those that ask how tests choose from it. */
const COMMANDS = {
  simulate: {
    run: async () => (await Promise.all([freshTable(), simulationTable(), yearTable()])).join('\n\n'),
    does: 'prints how many tests a child takes before it meets a question again, and what they are made of',
  },
};

process.exitCode = await runBankCommand(process.argv.slice(2), COMMANDS);
