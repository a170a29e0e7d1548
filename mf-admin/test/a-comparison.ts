import type {
  ComparisonResults,
  ComparisonSet,
  ComparisonSetList,
  ComparisonTurn,
} from '@wattle/contract/writing-comparisons';
import { apiReturns } from '@wattle/platform/stories';

export const SET_ID = 'b'.repeat(24);
export const COMPARE_URL = `/admin-dashboard/writing/compare/${SET_ID}`;
export const SETS = 'writing-comparisons';

const BUS = [
  'The bus was number 47 and it had never been late. On Tuesday it stopped in the middle of the bridge and opened all its doors, although nobody had pressed the bell.',
  '“I want to see the river,” said the bus.',
  'Mr Okafor, who had driven it for nine years, took his hands off the wheel. So we all got out. The water was full of small lights, like coins that somebody had thrown and forgotten.',
].join('\n\n');
const BEACH = [
  'Once upon a time there was a bus and it took a day off. It said I am going on holiday. Then it drove to the beach.',
  'In the end the bus came back and said sorry. Everybody was happy and they had a party. It was the best day ever.',
].join('\n\n');

const SET: ComparisonSet = {
  id: SET_ID,
  questionId: 'c'.repeat(24),
  title: 'The bus that took a day off',
  madeAt: '2026-11-20T02:00:00.000Z',
  texts: 60,
  comparisons: 312,
  comparisonsNeeded: 360,
  isDone: false,
  reliability: 0.86,
};

export const aSet = (changes: Partial<ComparisonSet> = {}): ComparisonSet => ({ ...SET, ...changes });

export function setsAre({ sets = [], prompts = [] }: Partial<ComparisonSetList>) {
  apiReturns(SETS, { sets, prompts });
}

export function aTurn(changes: Partial<ComparisonTurn> = {}): ComparisonTurn {
  const { reliability: _reliability, madeAt: _madeAt, ...set } = SET;
  return {
    ...set,
    question: 'The bus that took a day off\n\nTell its story in at most 300 words.',
    pair: { left: { id: '3R7', text: BUS }, right: { id: '9M4', text: BEACH } },
    ownComparisons: 13,
    ...changes,
  };
}

export const turnIs = (turn: ComparisonTurn) => apiReturns(`${SETS}/${SET_ID}/pair`, turn);

const fit = { comparisons: 12, infit: 0.98, outfit: 0.95, isMisfit: false };

export const RESULTS: ComparisonResults = {
  ...SET,
  scale: [
    { id: '3R7', text: BUS, estimate: 2.31, se: 0.71, ...fit },
    { id: 'KV6', text: BUS, estimate: 0.4, se: 0.52, ...fit, infit: 1.84, outfit: 2.1, isMisfit: true },
    { id: '9M4', text: BEACH, estimate: -2.71, se: 0.8, ...fit },
  ],
  judges: [
    { judge: 'kim', ...fit, comparisons: 170 },
    { judge: 'tom', ...fit, comparisons: 142 },
  ],
  pairs: [
    { winner: '3R7', loser: '9M4', judge: 'kim' },
    { winner: 'KV6', loser: '9M4', judge: 'tom' },
  ],
};

export const resultsAre = (results: ComparisonResults) => apiReturns(`${SETS}/${SET_ID}`, results);
