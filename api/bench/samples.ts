import { createHash, randomBytes } from 'node:crypto';
import { type mongo, type Schema, Types } from 'mongoose';
import { SessionRecordSchema } from '../src/accounts/auth/session.schema';
import { AccountRecordSchema } from '../src/accounts/records/account.schema';
import { AttemptRecordSchema } from '../src/exams/attempts/attempt.schema';
import { attemptKeyOf, ownerOf } from '../src/exams/attempts/attempt-keys';
import { AssessmentRecordSchema } from '../src/free-assessment/assessments/assessment.schema';
import { MailRecordSchema } from '../src/mail/delivery/mail.schema';

interface Sample {
  schema: Schema;
  sample: (number: number) => mongo.Document;
}

/** Of a mega test. */
const QUESTIONS = 26;
const SECONDS = 1_800;
/** Of the attempts that are kept, one in so many is open. */
const OPEN_OF = 50;
/** Attempts of one child, and mails to one mailbox. */
const OF_ONE = 20;

const PAGE_ID = '5f0c6e2e-0f3d-4a53-9b1c-0d8f5a7d3c11';
const START = Date.UTC(2026, 0, 1);
const moment = (number: number) => new Date(START + number * 60_000);
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const children = Array.from({ length: 1_000 }, () => new Types.ObjectId());
const questionIds = Array.from({ length: QUESTIONS }, () => String(new Types.ObjectId()));

/** Answers saved one by one, as a page does. */
function attempt(number: number): mongo.Document {
  const owner = ownerOf('child', children[Math.floor(number / OF_ONE)] ?? '');
  const isOpen = number % OPEN_OF === 0;
  const answers = questionIds.map((id) => [id, { selectedAnswer: 'B', version: START + number }]);
  return {
    owner,
    kind: 'mega-test',
    subject: 'Maths',
    ...(isOpen && attemptKeyOf(owner, 'mega-test', `Maths ${number}`)),
    questions: questionIds.map((questionId) => ({ questionId, version: 1 })),
    startedAt: moment(number),
    seconds: SECONDS,
    deadline: moment(number + SECONDS / 60),
    privileges: {},
    answers: Object.fromEntries(answers),
    uiState: {
      version: START,
      current: questionIds[0],
      flagged: [],
      eliminated: {},
      highlights: {},
      secondsSpent: secondsSpent(),
    },
    activePageId: PAGE_ID,
    revision: QUESTIONS,
    state: isOpen ? 'open' : 'submitted',
    ...(!isOpen && {
      submittedAt: moment(number + 25),
      submissionKey: hash(String(number)),
      result: {
        score: 20,
        total: QUESTIONS,
        perCategory: [{ category: 'Fractions', score: 20, total: QUESTIONS }],
        isVerified: true,
      },
    }),
  };
}

const secondsSpent = () => Object.fromEntries(questionIds.map((id) => [id, 40]));

const session = (number: number) => ({
  userId: children[number % children.length],
  cookieHash: hash(`cookie ${number}`),
  generation: 5,
  tokenHash: hash(`token ${number}`),
  previousHash: hash(`previous ${number}`),
  refreshedAt: moment(number),
  expiresAt: moment(number + 43_200),
});

const mail = (number: number) => ({
  kind: 'weekly-report',
  to: `parent.${Math.floor(number / OF_ONE)}@example.com`,
  mailbox: hash(`parent ${Math.floor(number / OF_ONE)}`),
  subject: 'A week on Wattle',
  text: 'x'.repeat(1_500),
  html: 'x'.repeat(6_000),
  about: `week ${number}`,
  serial: (number % OF_ONE) + 1,
  promisedAt: moment(number),
  state: 'sent',
  tries: 1,
  dueAt: moment(number),
});

const assessment = (number: number) => ({
  email: `visitor.${number}@example.com`,
  serial: 1,
  startedAt: moment(number),
});

const account = (number: number) => ({
  parent: { firstName: 'Lakshmi', lastName: 'Iyer', phone: '0412 345 678', email: `parent.${number}@example.com` },
  users: ['a', 'b'].map((child) => ({
    _id: new Types.ObjectId(),
    username: `priya.${child}.${number}`,
    usernameKey: `priya.${child}.${number}`,
    passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${randomBytes(54).toString('base64')}`,
    role: 'student',
    firstName: 'Priya',
    lastName: 'Iyer',
    grade: 5,
    school: 'Station Street Public School',
  })),
  createdAt: moment(number),
  requestId: hash(`request ${number}`).slice(0, 36),
});

/** Documents of the collections that grow with the children, as they are stored after a while. */
export const SAMPLES: Record<string, Sample> = {
  attempts: { schema: AttemptRecordSchema, sample: attempt },
  sessions: { schema: SessionRecordSchema, sample: session },
  mails: { schema: MailRecordSchema, sample: mail },
  free_assessments: { schema: AssessmentRecordSchema, sample: assessment },
  accounts: { schema: AccountRecordSchema, sample: account },
};
