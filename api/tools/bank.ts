import { runBankCommand } from '@wattle/question-bank/commands';
import { modelRatings } from './model-ratings';
import { freshTable, simulationTable, yearTable } from './simulate-tests';

/** Beside the commands of the bank itself, those that need code of the API. */
const COMMANDS = {
  ratings: {
    run: modelRatings,
    does: 'prints how raters marked the model answers, how often the outstanding one wins, and how they agree',
  },
  simulate: {
    run: async () => (await Promise.all([freshTable(), simulationTable(), yearTable()])).join('\n\n'),
    does: 'prints how many tests a child takes before it meets a question again, and what they are made of',
  },
};

process.exitCode = await runBankCommand(process.argv.slice(2), COMMANDS);
