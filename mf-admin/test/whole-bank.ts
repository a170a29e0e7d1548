import type { BankQuestion } from '@wattle/contract/bank';
import { anId } from '@wattle/contract/testing';
import { apiReturns } from '@wattle/platform/fake-api';
import { aBinnedQuestion, binHas } from './a-binned-question';
import { aBankQuestion, bankHas, countsOf } from './bank';
import { aRefusedItem, aStoredItem, canBeEdited, generatedFrom } from './generated-items';
import { aDoneGeneration, aGeneration, generationIs, runIs } from './generation-api';
import { someOperations, someServiceState } from './operations';

/** Every page of the staff has something to show of this question, from which others were generated. */
export function wholeBank(question: BankQuestion): void {
  const { id } = question;
  const at = new Date().toISOString();
  apiReturns('questions/Maths', { questions: [] });
  apiReturns('questions/topics/Reading', { topics: [] });
  apiReturns('questions/counts', countsOf(1, { all: 3, Generated: 1, Finalized: 1 }));
  canBeEdited(question);
  bankHas([question, aBankQuestion()], { page: 2, pages: 3, total: 120 });
  const generated = aBankQuestion({ type: 'Generated' });
  generatedFrom(question, {
    questions: [generated],
    stored: [aStoredItem(generated.id), aStoredItem(anId(), { removed: { by: 'tom', at, reason: 'Dull', question } })],
    refused: [aRefusedItem()],
  });
  const changes = [{ field: 'level', before: 'Easy', after: 'Medium' }];
  apiReturns(`questions/history/${id}`, { history: [{ version: 2, at, by: 'tom', action: 'edited', changes }] });
  apiReturns('questions/two-people', { isOn: true, by: 'tom', at });
  binHas([aBinnedQuestion()]);
  apiReturns('operations', someOperations());
  apiReturns('service-state', someServiceState());
  const run = aGeneration({ parentId: id });
  generationIs({}, [run, aDoneGeneration()]);
  runIs(run);
  const figures = { passed: 12, refused: 3, edited: 1, finalized: 8, finalizedAfterEdit: 1, rejected: 1, waiting: 3 };
  apiReturns('generation/prompts', { prompts: [{ prompt: 'questions.v2', isCurrent: true, ...figures }] });
}
