import { parseArgs } from 'node:util';
import { OMITTED_RULES, type OmittedRule } from '@wattle/contract/item-statistics';
import { type Analysis, analyseAnswers } from '../src/statistics/figures/analyse-answers';
import { readAnswerFiles } from './answer-files';

const USAGE = `pnpm statistics --answers FILE --keys FILE [--omitted ${OMITTED_RULES.join('|')}] [--json]
  answers: .csv with columns child,<item>,...; a cell is a letter, or empty where it was left out
  keys:    .csv with columns item,key`;

/** Prints the item statistics of a test that all children of a file took. */
try {
  const { answers, keys, omitted, json } = readArguments();
  const analysis = analyseAnswers(readAnswerFiles(answers, keys), omitted);
  process.stdout.write(json ? `${JSON.stringify(analysis)}\n` : tableOf(analysis, omitted));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parsed(() =>
    parseArgs({ options: { answers: text, keys: text, omitted: text, model: text, json: { type: 'boolean' } } }),
  );
  if (values.model !== undefined) throw new Error('--model is not offered: these are classical statistics.');
  const { answers, keys, omitted = 'wrong', json } = values;
  if (!answers || !keys || !isRule(omitted)) throw new Error(USAGE);
  return { answers, keys, omitted, json };
}

function parsed<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

function isRule(text: string): text is OmittedRule {
  return OMITTED_RULES.some((rule) => rule === text);
}

function tableOf({ items, test }: Analysis, omitted: OmittedRule): string {
  const columns = ['n', 'facility', 'discr.', 'effic.', 'weight', 'r_pb', 'D 27%'].map((name) => name.padStart(9));
  const rows = items.map((item) => {
    const { facility, discriminationIndex, discriminativeEfficiency, effectiveWeight, pointBiserial, upperLower } =
      item;
    const figures = [
      facility,
      discriminationIndex,
      discriminativeEfficiency,
      effectiveWeight,
      pointBiserial,
      upperLower,
    ];
    const options = Object.entries(item.options).map(([letter, { share }]) => `${letter} ${Math.round(100 * share)}%`);
    return `${String(item.n).padStart(9)}${figures.map(fixed).join('')}  ${item.item.padEnd(12)} ${options.join(', ')}\n`;
  });
  const { n, mean, sd, alpha, errorRatio, sem } = test;
  return [
    `${columns.join('')}  item         options\n`,
    ...rows,
    `${n} children, ${test.items} items: mean ${fixed(mean)}, sd ${fixed(sd)}, alpha ${fixed(alpha)}, `,
    `error ratio ${fixed(errorRatio)}, SEM ${fixed(sem)}\n`,
    omitted === 'wrong' ? 'What was left out counts as wrong.\n' : 'What was left out is not counted.\n',
  ].join('');
}

function fixed(figure: number | null): string {
  return (figure?.toFixed(3) ?? '-').padStart(9);
}
