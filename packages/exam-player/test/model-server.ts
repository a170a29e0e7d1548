import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { AnswersReceipt, AttemptStatus, HeldAnswer, SaveAnswers } from '@wattle/contract/attempts';
import type { MarkedQuestion } from '@wattle/contract/results';
import type { ExamPlayerProps, OpenTestAttempt, Submission } from '../src';
import { PAGE_ID } from '../src';

/** How a call fares: `lost` is a response that does not arrive, `hanging` one that is given up after 15 seconds. */
export const NETWORKS = ['up', 'slow', 'down', 'lost', 'hanging', 'loggedOut', 'busy', 'failing'] as const;
export type Network = (typeof NETWORKS)[number];

const GRACE_MS = 30_000;
const NO_RESPONSE = { error: { status: 'FETCH_ERROR' } };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the real server does with one attempt: of each answer it keeps the one with the higher version. */
export function modelServer(test: OpenTestAttempt) {
  const held = new Map<string, HeldAnswer>();
  let uiState: AttemptUiState | undefined;
  const server = {
    network: 'up' as Network,
    deadlineMs: Date.parse(test.deadline ?? ''),
    activePageId: PAGE_ID,
    submittedBy: undefined as 'page' | 'other page' | 'server' | undefined,
    held,
    endpoints: {
      save: (changes: SaveAnswers) => call(() => save(changes)),
      status: () => call(() => ({ data: status() })),
      check: (questionId: string, selectedAnswer: string) => call(() => check(questionId, selectedAnswer)),
      submit: (submission: Submission) => call(() => submit(submission)),
      reopen: async () => ({ data: null }),
    } satisfies ExamPlayerProps['endpoints'],
    /** Opens the attempt again for this page. */
    open(): OpenTestAttempt {
      closeIfOverdue();
      server.activePageId = PAGE_ID;
      const { state, ...opened } = status();
      return { ...test, ...opened, answers: [...held.values()], ...(uiState && { uiState }) };
    },
    put(answer: HeldAnswer): void {
      if (held.get(answer.questionId)?.verdict) return;
      if (answer.version > (held.get(answer.questionId)?.version ?? 0)) held.set(answer.questionId, answer);
    },
  };

  function status(): AttemptStatus {
    return {
      state: server.submittedBy ? 'submitted' : 'open',
      serverTime: new Date(Date.now()).toISOString(),
      deadline: new Date(server.deadlineMs).toISOString(),
      activePageId: server.activePageId,
    };
  }

  function closeIfOverdue(): void {
    if (Date.now() > server.deadlineMs + GRACE_MS) server.submittedBy ??= 'server';
  }

  function save({ answers, uiState: change }: SaveAnswers): { data: AnswersReceipt } | { error: unknown } {
    if (server.submittedBy || Date.now() > server.deadlineMs) return { error: { status: 409 } };
    for (const answer of answers) server.put(answer);
    if (change && change.version > (uiState?.version ?? 0)) uiState = change;
    const kept = answers.flatMap(({ questionId }) => held.get(questionId) ?? []);
    return { data: { ...status(), answers: kept, ...(uiState && { uiStateVersion: uiState.version }) } };
  }

  /** The first check holds an answer; B is right. */
  function check(questionId: string, selectedAnswer: string): { data: MarkedQuestion } | { error: unknown } {
    const before = held.get(questionId);
    if (!before?.verdict) {
      if (server.submittedBy) return { error: { status: 409 } };
      const verdict = selectedAnswer === 'B' ? 'right' : 'wrong';
      held.set(questionId, {
        questionId,
        selectedAnswer,
        verdict,
        version: Math.max(before?.version ?? 0, Date.now()) + 1,
      });
    }
    const { selectedAnswer: counted = null, verdict } = held.get(questionId) ?? {};
    return { data: { questionId, selectedAnswer: counted, correct_answer: 'B', correct: verdict === 'right' } };
  }

  function submit({ responses }: Submission): { data: unknown } | { error: unknown } {
    if (server.submittedBy) return { error: { status: 409 } };
    for (const { version, ...answer } of responses) if (version) server.put({ ...answer, version });
    server.submittedBy = 'page';
    return { data: {} };
  }

  async function call<Response>(respond: () => Response): Promise<Response | { error: unknown }> {
    const { network } = server;
    const respondInTime = () => {
      closeIfOverdue();
      return respond();
    };
    switch (network) {
      case 'up':
        return respondInTime();
      case 'slow':
        await sleep(1_300);
        return respondInTime();
      case 'down':
        return NO_RESPONSE;
      case 'lost':
        respondInTime();
        return NO_RESPONSE;
      case 'hanging':
        await sleep(15_000);
        return NO_RESPONSE;
      case 'loggedOut':
        return { error: { status: 401 } };
      case 'busy':
        return { error: { status: 503, retryAfter: '7' } };
      case 'failing':
        return { error: { status: 503 } };
    }
  }

  return server;
}
