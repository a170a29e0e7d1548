import type { Generation, GenerationItem, GenerationStatus } from '@wattle/contract/generation';
import { anId } from '@wattle/contract/testing';
import { apiReturns } from '@wattle/platform/fake-api';

export function anItem(overrides: Partial<GenerationItem> = {}): GenerationItem {
  return { state: 'asked', round: 1, flaws: [], ...overrides };
}

/** A generation of another tab that has just begun, unless the test says otherwise. */
export function aGeneration(overrides: Partial<Generation> = {}): Generation {
  return {
    id: `generation-${anId()}`,
    kind: 'questions',
    subject: 'Maths',
    parentId: anId(),
    parentText: 'When is the third tram?',
    startedBy: 'hannah',
    startedAt: new Date().toISOString(),
    state: 'running',
    items: [anItem(), anItem(), anItem(), anItem()],
    refused: 0,
    ...overrides,
  };
}

/** One that has stored its questions. */
export function aDoneGeneration(overrides: Partial<Generation> = {}): Generation {
  const items = Array.from({ length: 4 }, () => anItem({ state: 'stored', questionId: anId() }));
  const message = '4 questions were generated.';
  return aGeneration({ state: 'done', endedAt: new Date().toISOString(), message, items, ...overrides });
}

/** A model is set up, and nothing was generated yet, unless the test says otherwise. */
export function generationIs(status: Partial<GenerationStatus> = {}, generations: Generation[] = []): void {
  const set = { isConfigured: true, isTestServer: false, model: 'gpt', dailyCap: 200, usedToday: 0, ...status };
  apiReturns('generation/status', set);
  generationsAre(...generations);
}

export function generationsAre(...generations: Generation[]): void {
  apiReturns('generation/runs', { generations });
}

/** The API says so of a generation from now on. */
export function runIs(run: Generation): void {
  apiReturns(`generation/runs/${run.id}`, run);
}
