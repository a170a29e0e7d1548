import { eraseFamily, exportFamily, foundFamilies } from '@wattle/contract/families';
import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import {
  CLAIM_MINUTES,
  claimMarking,
  claimNextMarking,
  forgetComment,
  markingAgreement,
  markingQueue,
  releaseMarking,
  rememberedComments,
  returnMarking,
  saveMarking,
  writingMarking,
} from '@wattle/contract/writing-markings';
import type { WritingMarks } from '@wattle/contract/writing-marks';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { aFamily, signUp } from '../../../test/family';
import { useApi } from '../../../test/start-api';
import { accessToken, storeUser } from '../../../test/test-users';
import { uniqueName } from '../../../test/unique';
import { QuestionVersionsService, type VersionRef } from '../../bank';
import { SecretKeys } from '../../infrastructure/config/secret-keys';
import { WritingMarkingsService } from './writing-markings.service';

const CLAIM_SECONDS = CLAIM_MINUTES * 60;
const TEXT = 'Priya ran to Station Street Public School. Lakshmi’s dog ran to the lighthouse.';
const MARKS: WritingMarks = {
  ideas: 4,
  form: 2,
  organisation: 2,
  style: 3,
  sentences: 3,
  punctuation: 2,
  spelling: 3,
};
const COMMENT = { start: 44, end: 55, criterion: 'ideas', text: 'I can see this dog run.' } as const;
const BODY = { comments: [COMMENT], message: 'You made me laugh.', marks: MARKS };

let prompt: VersionRef;
const running = useApi({ WRITING_SECOND_MARKS: '0.5' }, async (api) => {
  const [question] = await api.addQuestions('Writing', 1, {
    question: 'Write about a dog.\nIt is lost.',
    mcq_options: undefined,
    correct_answer: undefined,
  });
  [prompt] = (await api.app.get(QuestionVersionsService).storeCurrent([String(question?._id)], 'Tests')) as [
    VersionRef,
  ];
});

type Client = ReturnType<typeof running.api.as>;

let username: string;
let email: string;
let childId: string;
/** Two markers whom no other test knows. */
let kim: Client;
let lee: Client;
let leeName: string;
beforeEach(async () => {
  await stored().deleteMany({});
  username = uniqueName('priya-jane');
  const family = aFamily(username);
  ({ email } = family.parent);
  const { body } = await signUp(running.api.browser(), family).expect(201);
  childId = body.students[0].id;
  leeName = uniqueName('lee');
  [kim, lee] = [await addMarker(uniqueName('kim')), await addMarker(leeName)];
});

const stored = () => running.api.connection.collection('writing_markings');
const markings = () => running.api.app.get(WritingMarkingsService);
const admin = () => running.api.as('admin');

async function addMarker(name: string): Promise<Client> {
  const user = { userId: new Types.ObjectId().toHexString(), sid: new Types.ObjectId().toHexString() };
  await storeUser(running.api.connection, user, { username: name, role: 'marker' });
  const token = accessToken(user, running.api.app.get(SecretKeys).signing);
  return running.api.browser().set('Authorization', `Bearer ${token}`);
}

const enqueue = (writingId: string, draft = 1, text = TEXT) =>
  markings().enqueue({
    writingId,
    owner: `child:${childId}`,
    attemptId: 'f'.repeat(24),
    ...prompt,
    title: 'Write about a dog.',
    genre: 'Narrative',
    draft,
    text,
  });

/** A text that is marked as often as the test needs: its id decides. */
async function aText(rounds: 1 | 2 = 1, text = TEXT): Promise<string> {
  const writingId = new Types.ObjectId().toHexString();
  await enqueue(writingId, 1, text);
  if ((await stored().countDocuments({ writingId })) === rounds) return writingId;
  await stored().deleteMany({ writingId });
  return aText(rounds, text);
}

const next = (client: Client) => call(client, claimNextMarking);
const waiting = async (client: Client) => (await call(client, markingQueue)).markings;
const open = (client: Client, id: string) => call(client, writingMarking, { params: { id } });
const give = (client: Client, id: string, body: object = BODY) =>
  call(client, returnMarking, { params: { id }, body: { ...BODY, ...body } });
const returned = async (writingId: string) => (await markings().returnedOf([writingId])).get(writingId) ?? [];

/** What a call that is refused says. */
async function refusal(status: number, client: Client, path: string, body: object = BODY, method = 'post') {
  const verb = method as 'get' | 'post' | 'put';
  const response = await client[verb](`/api/writing-markings/${path}`).send(body).expect(status);
  return response.body.message as string;
}

it('a marker takes the text that waits longest, saves and returns it, and reads nothing of who wrote it', async () => {
  const [first] = [await aText(), await aText()];
  const seen: unknown[] = [await waiting(kim)];
  expect(seen[0]).toMatchObject([{ title: 'Write about a dog.', genre: 'Narrative', words: 13, draft: 1 }, {}]);

  const { id, ...text } = await next(kim);
  expect(text).toMatchObject({
    question: 'Write about a dog.\nIt is lost.',
    text: 'Xxxxx ran to Xxxxxxx Xxxxxx Xxxxxx Xxxxxx. Xxxxxxx’s dog ran to the lighthouse.',
    claim: { isOwn: true },
    saved: { comments: [], marks: {} },
    history: [],
    modelHelp: { isAllowed: false, reason: expect.stringContaining('none is set up') },
  });
  const saved = { comments: [COMMENT], marks: { ideas: 4 } };
  await call(kim, saveMarking, { params: { id }, body: saved });
  const again = await next(kim);
  expect(again).toMatchObject({ id, saved });
  expect((await waiting(lee))[0]).toMatchObject({ id, claim: { isOwn: false } });
  const done = await give(kim, id);
  expect(done).toMatchObject({ saved: BODY, returnedAt: expect.any(String) });
  expect(done).not.toHaveProperty('claim');
  expect(await returned(first)).toMatchObject([{ draft: 1, ...BODY }]);
  seen.push({ id, ...text }, again, done, await call(lee, markingQueue, { query: { state: 'returned' } }));
  seen.push(await open(lee, id));
  for (const personal of ['Priya', 'Lakshmi', 'Iyer', 'Station', username, childId, email, 'f'.repeat(24)]) {
    expect(JSON.stringify(seen)).not.toContain(personal);
  }
});

it('of markers who ask at once no two get the same text, and who asks twice has one', async () => {
  for (let text = 0; text < 6; text += 1) await aText();
  const clients = [kim, lee, admin()];
  const taken = await Promise.all([...clients, ...clients].map(next));
  const ids = taken.map(({ id }) => id);
  expect(ids.slice(3)).toEqual(ids.slice(0, 3));
  expect(new Set(ids).size).toBe(3);
  const claims = await Promise.all([kim, lee].map((client) => client.post(`/api/writing-markings/${ids[2]}/claim`)));
  expect(claims.map(({ status }) => status)).toEqual([409, 409]);
  expect((await waiting(kim)).filter(({ claim }) => claim)).toHaveLength(3);
});

it('a text that nobody has is taken before it is seen', async () => {
  expect(await refusal(404, kim, 'claim-next')).toBe('No text waits for you at the moment. Please look again later.');
  await aText();
  const [{ id = '' } = {}] = await waiting(kim);
  expect(await refusal(409, admin(), id, {}, 'get')).toBe('You do not have this text. Take it from the queue first.');
  await call(admin(), claimMarking, { params: { id } });
  expect(await refusal(409, kim, id, {}, 'get')).toBe(
    'test-admin is marking this text now. Take another one from the queue.',
  );
  await call(kim, releaseMarking, { params: { id } });
  expect((await waiting(kim))[0]).toHaveProperty('claim');
  await call(admin(), releaseMarking, { params: { id } });
  expect((await waiting(kim))[0]).not.toHaveProperty('claim');
  await refusal(404, kim, `${'a'.repeat(24)}/claim`);
});

it('a claim is over 30 minutes after the last save; whoever saves later has it still, or is told who has it', async () => {
  await aText();
  const { id } = await next(kim);
  running.api.advance(CLAIM_SECONDS - 60);
  await call(kim, saveMarking, { params: { id }, body: { ...BODY, message: 'Kim’s' } });
  running.api.advance(CLAIM_SECONDS - 60);
  expect((await waiting(lee))[0]).toHaveProperty('claim');
  running.api.advance(120);
  expect((await waiting(lee))[0]).not.toHaveProperty('claim');
  await expect(markings().requireClaimed(id, 'kim')).rejects.toThrow('You do not have this text any more.');
  await call(kim, saveMarking, { params: { id }, body: { ...BODY, message: 'Kim’s', version: 2 } });
  expect((await waiting(lee))[0]).toHaveProperty('claim');

  running.api.advance(CLAIM_SECONDS + 1);
  expect(await next(lee)).toMatchObject({ id, saved: { message: 'Kim’s' } });
  expect(await markings().requireClaimed(id, leeName)).toMatchObject({ text: TEXT });
  const told = `${leeName} is marking this text now. Copy what you have written if you want to keep it, and take another text.`;
  expect(await refusal(409, kim, id, BODY, 'put')).toBe(told);
  expect(await refusal(409, kim, `${id}/return`)).toBe(told);
  await call(lee, releaseMarking, { params: { id } });
  expect(await refusal(409, kim, id, BODY, 'put')).toBe(
    'You do not have this text any more. Copy what you have written if you want to keep it, and take the text again.',
  );
});

it('a second marking is of another marker, who sees nothing of the first one, and the child does not get it', async () => {
  const writingId = await aText(2);
  const mine = await next(kim);
  expect(await waiting(kim)).toMatchObject([{ id: mine.id }]);
  const [other] = (await waiting(lee)).filter(({ id }) => id !== mine.id);
  if (!other) throw new Error('There is no second marking.');
  const forAnother = 'You have had this text, and now it is for another marker. Take another one from the queue.';
  expect(await refusal(409, kim, `${other.id}/claim`)).toBe(forAnother);
  await give(kim, mine.id, { message: 'Kim’s' });
  await refusal(404, kim, 'claim-next');
  const later = 'Open it again when that is done.';
  expect(await refusal(409, lee, mine.id, {}, 'get')).toContain(later);
  expect(await refusal(409, admin(), `${mine.id}/return`)).toContain(later);

  const theirs = await next(lee);
  expect(theirs).toMatchObject({ id: other.id, saved: { comments: [], marks: {} } });
  expect(JSON.stringify(theirs)).not.toContain('Kim’s');
  await give(lee, theirs.id, { message: 'Lee’s' });
  await refusal(404, lee, 'claim-next');
  expect((await open(lee, mine.id)).saved.message).toBe('Kim’s');
  const rounds = await stored().find({ writingId }).sort({ round: 1 }).toArray();
  expect(await returned(writingId)).toMatchObject([{ message: rounds[0]?.saved.message }]);
  expect(rounds.map(({ by }) => by).sort()).toEqual([...new Set(rounds.map(({ by }) => by))].sort());
});

it('nobody gets both rounds of a text, also not in two calls at once', async () => {
  await aText(2);
  const ids = (await waiting(kim)).map(({ id }) => id);
  const claims = await Promise.all(ids.map((id) => kim.post(`/api/writing-markings/${id}/claim`)));
  expect(claims.filter(({ status }) => status === 200).length).toBeLessThan(2);
  expect(await stored().countDocuments({ claim: { $exists: true } })).toBeLessThan(2);
});

it('agreement is told by criterion once ten texts are marked twice, by the marks that were given first', async () => {
  const texts = Array.from({ length: 10 }, (_, n) => n);
  const marked = (n: number, form: number, style: number) => ({ ...MARKS, form, style, spelling: n < 5 ? 0 : 3 });
  const comments = [{ ...COMMENT, start: 0, end: 4 }];
  const writingIds = await Promise.all(texts.map((n) => aText(2, `Text ${n}`)));
  const mark = async (client: Client, n: number, round: number, marks: WritingMarks) => {
    const id = String((await stored().findOne({ writingId: writingIds[n], round }))?._id);
    await call(client, claimMarking, { params: { id } });
    await give(client, id, { comments, marks });
    return id;
  };
  const ids = await Promise.all(texts.map((n) => mark(kim, n, 1, marked(n, n < 5 ? 0 : 3, n < 7 ? 1 : 2))));
  const before = await call(kim, markingAgreement);
  expect(before).toMatchObject({ texts: 0, waiting: 10, share: 0.5 });
  expect(before.criteria[0]).toEqual({ criterion: 'ideas', kappa: null, lower: null, upper: null });
  await Promise.all(texts.map((n) => mark(lee, n, 2, marked(n, n < 5 ? 3 : 0, n < 5 ? 1 : 2))));
  await give(admin(), ids[0] ?? '', { comments, marks: { ...MARKS, ideas: 0 } });

  const { texts: counted, waiting: left, criteria } = await call(admin(), markingAgreement);
  expect([counted, left]).toEqual([10, 0]);
  const kappas = Object.fromEntries(criteria.map(({ criterion, kappa }) => [criterion, kappa]));
  expect(kappas).toMatchObject({ ideas: null, form: -1, spelling: 1 });
  expect(kappas.style).toBeCloseTo(0.6, 10);
  const style = criteria.find(({ criterion }) => criterion === 'style');
  expect(style?.lower).toBeLessThan(0.6);
  expect(style?.upper).toBeGreaterThan(0.6);
});

it('a return counts once; what is changed after it is history, and only its marker or an admin changes it', async () => {
  const writingId = await aText();
  const { id } = await next(kim);
  const [one, other] = await Promise.all([give(kim, id), give(kim, id)]);
  expect(one.returnedAt).toBe(other.returnedAt);
  expect((await give(kim, id)).history).toEqual([]);
  expect((await call(kim, rememberedComments)).comments).toMatchObject([{ text: COMMENT.text, uses: 1 }]);
  expect(await refusal(409, kim, id, BODY, 'put')).toBe(
    'This text is returned. Return it again to change what was returned.',
  );
  await refusal(409, lee, `${id}/claim`);
  expect(await refusal(409, lee, `${id}/return`, { ...BODY, message: 'No.' })).toContain(
    'can change what was returned',
  );

  running.api.advance(60);
  await give(kim, id, { message: 'Second' });
  running.api.advance(60);
  const { history, saved, returnedAt } = await give(admin(), id, { message: 'Third', marks: {} });
  expect(saved).toEqual({ comments: [COMMENT], message: 'Third', marks: {} });
  expect(returnedAt).toBe(one.returnedAt);
  expect(history).toMatchObject([
    { message: 'Second', marks: MARKS },
    { message: BODY.message, returnedAt },
  ]);
  expect(history[0]?.by).toBe(history[1]?.by);
  const [read] = await returned(writingId);
  expect(read).toMatchObject({ message: 'Third', returnedAt, changedAt: expect.any(String) });
  expect(read?.marks).toBeUndefined();
});

it('what is not whole, or is about no words of the text, is refused with a sentence', async () => {
  await aText();
  const { id } = await next(kim);
  const refused = [
    [{ comments: [], message: ' \n' }, 422],
    [{ marks: { ideas: 3 } }, 422],
    [{ comments: [{ ...COMMENT, end: TEXT.length + 1 }] }, 422],
    [{ comments: [{ ...COMMENT, start: 55 }] }, 422],
    [{ marks: { ...MARKS, form: 4 } }, 400],
    [{ marks: { ...MARKS, beauty: 1 } }, 400],
    [{ comments: [{ ...COMMENT, text: ' ' }] }, 400],
    [{ comments: Array.from({ length: 31 }, () => COMMENT) }, 400],
  ] as const;
  for (const [change, status] of refused) {
    expect(await refusal(status, kim, `${id}/return`, { ...BODY, ...change })).toMatch(/^\S.+\.$/);
  }
  await refusal(422, kim, id, { ...BODY, comments: [{ ...COMMENT, end: TEXT.length + 1 }] }, 'put');
  await give(kim, id, { comments: [], marks: {} });
});

it('two claims of one marker at once both get the text', async () => {
  await aText();
  const [{ id = '' } = {}] = await waiting(kim);
  const params = { id };
  const claims = await Promise.all(Array.from({ length: 6 }, () => call(kim, claimMarking, { params })));
  expect(claims.map((claim) => claim.id)).toEqual(Array(6).fill(id));
});

it('of drafts that are queued at once the newest alone is marked, in the place of the first', async () => {
  const writingId = await aText();
  const [first] = await waiting(kim);
  await Promise.all([2, 3, 4].map((draft) => enqueue(writingId, draft)));
  expect(await waiting(kim)).toMatchObject([{ draft: 4, waitingSince: first?.waitingSince }]);
});

it('a save that arrives late overwrites no newer one', async () => {
  await aText();
  const { id, savedVersion } = await next(kim);
  expect(savedVersion).toBe(0);
  const save = (message: string, version?: number) =>
    kim.put(`/api/writing-markings/${id}`).send({ comments: [], marks: {}, message, version });
  await save('Third', 3).expect(200);
  await save('Third', 3).expect(200);
  await save('Second', 2).expect(409);
  expect(await open(kim, id)).toMatchObject({ saved: { message: 'Third' }, savedVersion: 3 });
});

it('a save without a version is the first one, and overwrites none', async () => {
  await aText();
  const { id } = await next(kim);
  const save = (message: string, version?: number) =>
    kim.put(`/api/writing-markings/${id}`).send({ comments: [], marks: {}, message, version });
  await save('First').expect(200);
  await save('First').expect(200);
  await save('Second', 2).expect(200);
  const { body } = await save('First').expect(409);
  expect(body.message).toMatch(/^This marking was changed meanwhile\. /);
  expect(await open(kim, id)).toMatchObject({ saved: { message: 'Second' }, savedVersion: 2 });
});

it('a second marking says so, and needs levels only', async () => {
  await aText(2);
  const first = await next(kim);
  expect(first.isSecond).toBe(false);
  await give(kim, first.id);
  const second = await next(lee);
  expect(second.isSecond).toBe(true);
  const bare = { comments: [], message: undefined };
  expect(await refusal(422, lee, `${second.id}/return`, { ...BODY, ...bare, marks: {} })).toMatch(/^Write a comment/);
  await give(lee, second.id, bare);
});

it('a comment that quotes a child is not remembered', async () => {
  await aText();
  const texts = [
    'Why “ran to the lighthouse”?',
    "Why 'ran to the'?",
    "('Dog ran' is who?)",
    'Then say why dog ran to the lighthouse so fast.',
    'Why here?',
    "It's the dog's, isn't it?",
  ];
  await give(kim, (await next(kim)).id, { comments: texts.map((text) => ({ ...COMMENT, text })) });
  expect((await call(kim, rememberedComments)).comments.map(({ text }) => text).sort()).toEqual(texts.slice(4).sort());
});

it('comments in a marker’s own words are remembered, the most used first, at most 200, until they are forgotten', async () => {
  const [praise = ''] = WRITING_COMMENT_BANK.style;
  const own = { ...COMMENT, text: 'Good.' };
  await aText();
  await give(kim, (await next(kim)).id, {
    comments: [own, own, COMMENT, { ...COMMENT, criterion: 'style', text: praise }],
  });
  const { comments } = await call(kim, rememberedComments);
  expect(comments).toMatchObject([
    { text: 'Good.', uses: 2, criterion: 'ideas' },
    { text: COMMENT.text, uses: 1 },
  ]);
  expect((await call(lee, rememberedComments)).comments).toEqual([]);
  const id = comments[0]?.id ?? '';
  await lee.delete(`/api/writing-comments/${id}`).expect(404);
  await call(kim, forgetComment, { params: { id } });

  const collection = running.api.connection.collection('writing_comments');
  const kept = await collection.findOne({ text: COMMENT.text, marker: { $regex: '^kim' } }, { sort: { _id: -1 } });
  const usedAt = new Date(Date.now() - 1_000);
  const older = Array.from({ length: 199 }, (_, n) => ({
    marker: kept?.marker,
    criterion: 'form',
    text: `${n}`,
    uses: 1,
    usedAt,
  }));
  await collection.insertMany([...older, { ...older[0], text: 'the oldest', usedAt: new Date(0) }]);
  await aText();
  await give(kim, (await next(kim)).id, { comments: [COMMENT] });
  const left = (await call(kim, rememberedComments)).comments;
  expect(left).toHaveLength(200);
  expect(left[0]).toMatchObject({ text: COMMENT.text, uses: 2 });
  expect(left.map(({ text }) => text)).not.toContain('the oldest');
});

it('a draft waits once, and a newer one takes the place of one that nobody has taken', async () => {
  const [writingId] = [await aText(), await aText()];
  const [{ waitingSince } = {}] = await waiting(kim);
  await Promise.all([enqueue(writingId), enqueue(writingId)]);
  running.api.advance(60);
  await enqueue(writingId, 2);
  await enqueue(writingId, 1);
  expect(await waiting(kim)).toMatchObject([{ draft: 2, waitingSince }, { draft: 1 }]);
  const { id } = await next(kim);
  await enqueue(writingId, 3);
  expect((await waiting(kim)).map(({ draft }) => draft)).toEqual([2, 1, 3]);
  await give(kim, id, { message: 'On the second' });
  running.api.advance(60);
  const newest = (await waiting(kim)).find(({ draft }) => draft === 3)?.id ?? '';
  await call(kim, claimMarking, { params: { id: newest } });
  await give(kim, newest, { message: 'On the third' });
  expect(await returned(writingId)).toMatchObject([
    { draft: 3, message: 'On the third' },
    { draft: 2, message: 'On the second' },
  ]);
  const [from, to] = [new Date(0), new Date(Date.now() + 90_000)];
  expect(await markings().returnedBetween(`child:${childId}`, from, to)).toMatchObject([
    { title: 'Write about a dog.' },
  ]);
});

it('the family is given its markings without the names of staff, and no text outlives it', async () => {
  const writingId = await aText(2);
  const { id } = await next(lee);
  await give(lee, id, { message: 'First' });
  await give(lee, id, { message: 'Second' });
  const { families } = await call(admin(), foundFamilies, { query: { search: username } });
  const params = { id: families[0]?.id ?? '' };
  const exported = await call(admin(), exportFamily, { params });
  expect(exported.families).toMatchObject([{ children: [{ writingMarkings: [{ draft: 1 }, { draft: 1 }] }] }]);
  const text = JSON.stringify(exported);
  for (const part of ['"message":"First"', '"message":"Second"', COMMENT.text]) expect(text).toContain(part);
  expect(text).not.toContain(leeName);

  await call(admin(), eraseFamily, { params, body: { email } });
  await enqueue(writingId, 2);
  expect(await stored().countDocuments({ owner: `child:${childId}` })).toBe(0);
});
