import { setTimeout as sleep } from 'node:timers/promises';
import { type Document, ObjectId } from 'mongodb';
import { buildPackage } from '../../scripts/lib/build';
import { cpuMs } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { ChildrenInTests } from '../support/children-in-tests';
import { LoadConnection } from '../support/load-connection';
import { percentile } from '../support/percentile';
import { type SignedIn, signInMany, signInParentOf } from '../support/signed-in';
import { TestCalls } from '../support/test-calls';
import { besideGoal, say } from './support/figures';

/** Submitted attempts of the client that asks again and again. */
const HISTORIES = extent([150, 1_200], [150]);
const MS = extent(8_000, 1_500);
const SAVING = 12;
/** A page saves at most once a second; these save more often, so that there are enough to tell a p99 of. */
const PAUSE_MS = 100;
const CONNECTIONS = 20;
const GOAL_MS = 300;
const DAY_MS = 86_400_000;
const SUBJECTS = ['Maths', 'Reading', 'ThinkingSkills'] as const;
const TEXT = 'The door was old and green. Nobody had opened it for years, and I wanted to know why. '.repeat(15).trim();

interface Request {
  method?: string;
  path: string;
  token?: string;
  body?: object;
}

const written = ({ method = 'GET', path, token, body }: Request) => {
  const json = body ? JSON.stringify(body) : '';
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  const content = json && `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n`;
  return `${method} /api/${path} HTTP/1.1\r\nHost: bench\r\n${authorization}${content}\r\n${json}`;
};

/** A child who has submitted so many attempts, one or two a day, of all subjects and with answers that went wrong. */
async function childWithHistory({ db, url }: Backend, count: number): Promise<SignedIn> {
  const [child] = (await signInMany(db, 'student', 1)) as [SignedIn];
  const calls = new TestCalls(url, child);
  for (const subject of SUBJECTS) {
    const { attemptId, questions } = await calls.open({ testType: 'subject-test', subject });
    const responses = questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: 'ABCD'[index % 4] ?? null }));
    await calls.submit({ testType: 'subject-test', subject }, attemptId, responses);
  }
  const attempts = db.collection('attempts');
  const models = await attempts.find({ owner: `child:${child.id}` }).toArray();
  const copies = Array.from({ length: count - models.length }, (_each, index): Document => {
    const at = new Date(Date.now() - Math.ceil((index + 1) / 2) * DAY_MS);
    return { ...models[index % models.length], _id: new ObjectId(), startedAt: at, submittedAt: at };
  });
  await attempts.insertMany(copies);
  return child;
}

function send(url: string, { method = 'GET', path, token, body }: Request): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function ask<Body>(url: string, request: Request): Promise<Body> {
  const response = await send(url, request);
  if (!response.ok) throw new Error(`${request.path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** What one client can ask for again and again, by name. */
async function dearRequests({ db, url }: Backend, child: SignedIn): Promise<Record<string, Request>> {
  const { token } = child;
  const calls = new TestCalls(url, child);
  const parent = await signInParentOf(db, child);
  const latest = (await calls.list()).attempts.find(({ subject }) => subject === 'Maths');
  const topic = await ask<{ attemptId: string; questions: { id: string }[] }>(url, {
    path: `test/topic/Maths?topic=${encodeURIComponent(latest?.perCategory[0]?.category ?? 'Fractions')}`,
    token,
  });
  const text = { testType: 'subject-test', subject: 'Writing' } as const;
  const writing = await calls.open(text);
  const [question] = writing.questions;
  await calls.submit(text, writing.attemptId, [{ questionId: question?.id ?? '', writingResponse: TEXT }]);
  const paperOf = { requestId: 'bench-paper-0001', testType: 'subject-test', category: 'Maths' };
  const paper = await ask<{ paperCode: string }>(url, { method: 'POST', path: 'test/papers', token, body: paperOf });
  const check = `attempts/${topic.attemptId}/questions/${topic.questions[0]?.id}/check`;
  return {
    'list of attempts': { path: 'attempts', token },
    'a marked attempt': { path: `attempts/${latest?.attemptId}`, token },
    'practice of today': { path: 'practice/today', token },
    'check of an answer': { method: 'POST', path: check, token, body: { selectedAnswer: 'A' } },
    'weekly plan': { path: 'test/weekly-plan?timeZone=Australia/Sydney', token },
    'list of texts': { path: 'writings', token },
    'a text': { path: `writings/${writing.attemptId}/${question?.id}`, token },
    'a paper': { path: `test/papers/${paper.paperCode}`, token },
    'the same paper, printed': { method: 'POST', path: 'test/papers', token, body: paperOf },
    'a parent’s page of a child': { path: `family/children/${child.id}`, token: parent.token },
    'a parent’s page of texts': { path: `family/children/${child.id}/writings`, token: parent.token },
    'the API’s document': { path: 'docs/json' },
    'the API’s document as YAML': { path: 'docs/yaml' },
    'a free test': { path: 'freeassesment/randomMathsQuestions' },
  };
}

/** How long the saves of children take while somebody asks again and again, and how often that is answered. */
async function savesBeside(backend: Backend, children: ChildrenInTests, request: Request | undefined) {
  const address = new URL(backend.url);
  const cpu = () => cpuMs(backend.apiPid) + cpuMs(backend.engine?.pid ?? 0);
  const before = cpu();
  const until = performance.now() + MS;
  const saves: number[] = [];
  const answers: number[] = [];
  const statuses = new Set<number>();
  const asking = Array.from({ length: request ? CONNECTIONS : 0 }, async () => {
    const connection = await LoadConnection.open(address);
    while (request && performance.now() < until) {
      const started = performance.now();
      const { status } = await connection.send(written(request));
      answers.push(performance.now() - started);
      statuses.add(status);
    }
    connection.close();
  });
  const saving = children.all.map(async (child) => {
    const connection = await LoadConnection.open(address);
    while (performance.now() < until) {
      await sleep(Math.random() * 2 * PAUSE_MS);
      const save = written(child.next('save'));
      const started = performance.now();
      const { status } = await connection.send(save);
      if (status !== 200) throw new Error(`A save was answered with ${status}`);
      saves.push(performance.now() - started);
    }
    connection.close();
  });
  await Promise.all([...asking, ...saving]);
  return { saves, answers, statuses, cpu: cpu() - before };
}

await buildPackage('api');
const backend = await Backend.start();
let missed = 0;
try {
  const children = await ChildrenInTests.start(backend, SAVING);
  const quiet = await savesBeside(backend, children, undefined);
  say(`One client over ${CONNECTIONS} connections beside ${SAVING} children who save`);
  say(`  nobody asks: p99 of the saves ${percentile(quiet.saves, 0.99).toFixed(0)} ms`);
  for (const count of HISTORIES) {
    const child = await childWithHistory(backend, count);
    say(`  the client has ${count.toLocaleString('en')} submitted attempts`);
    for (const [name, request] of Object.entries(await dearRequests(backend, child))) {
      // What is made once in a process, such as the API's document, is not what somebody asks for again and again.
      await send(backend.url, request);
      const { saves, answers, statuses, cpu } = await savesBeside(backend, children, request);
      const p99 = percentile(saves, 0.99);
      if (p99 > GOAL_MS) missed += 1;
      const own = `${answers.length} answers (${[...statuses].join(', ')}), median ${percentile(answers, 0.5).toFixed(0)} ms, at most ${(cpu / answers.length).toFixed(1)} ms of CPU each`;
      say(`    ${name.padEnd(26)} p99 of the saves ${besideGoal(p99, GOAL_MS, 'ms', 0)}; ${own}`);
    }
  }
  say(`  goals missed: ${missed}`);
} finally {
  await backend.close();
}
