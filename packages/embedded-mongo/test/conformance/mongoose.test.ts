import mongoose, { Schema } from 'mongoose';
import { useServer } from '../harness';

/** Ordinary use of mongoose, after its documentation; what is sent here is on the list of supported features. */
const server = useServer();
let connection: mongoose.Connection;

beforeAll(async () => {
  connection = await mongoose.createConnection(server.uri, { dbName: server.db.databaseName }).asPromise();
});

afterAll(() => connection.close());

const answerSchema = new Schema({ question: Schema.Types.ObjectId, text: String, version: Number }, { _id: false });
const commentSchema = new Schema({ text: String });
const attemptSchema = new Schema(
  {
    pupil: { type: Schema.Types.ObjectId, ref: 'Pupil', required: true, index: true },
    kind: { type: String, enum: ['weekly', 'mega'], required: true },
    answers: [answerSchema],
    comments: [commentSchema],
    tags: [String],
    score: Schema.Types.Mixed,
    notes: { type: Map, of: String },
    submittedAt: Date,
  },
  { timestamps: true, optimisticConcurrency: true },
);
const pupilSchema = new Schema({
  username: { type: String, required: true, index: true, unique: true },
  email: { type: String, unique: true, sparse: true },
  expiresAt: { type: Date, expires: 3600 },
});

const pupils = () => connection.model('Pupil', pupilSchema);
const attempts = () => connection.model('Attempt', attemptSchema);

const newPupil = () => new mongoose.Types.ObjectId();

async function attemptsOf(pupil: mongoose.Types.ObjectId, scores: number[]) {
  return attempts().insertMany(
    scores.map((score) => ({ pupil, kind: 'weekly', score, tags: ['all', `t${score}`], notes: { a: 'x' } })),
  );
}

const scoresOf = (list: { score?: unknown }[]) => list.map(({ score }) => score);

describe('a schema', () => {
  it('has its indexes made, and the same ones again without complaint', async () => {
    const [Pupil, Attempt] = [pupils(), attempts()];
    await Promise.all([Pupil.init(), Attempt.init()]);
    await Pupil.syncIndexes();
    expect(await Pupil.syncIndexes()).toEqual([]);
    expect(await Pupil.listIndexes()).toHaveLength(4);
  });

  it('has indexes that it no longer names removed', async () => {
    const before = connection.model('Changed', new Schema({ a: Number }).index({ a: 1 }), 'changed');
    await before.init();
    connection.deleteModel('Changed');
    const after = connection.model(
      'Changed',
      new Schema({ a: Number, b: Number }).index({ b: -1 }, { partialFilterExpression: { b: { $gt: 0 } } }),
      'changed',
    );
    expect(await after.syncIndexes()).toEqual(['a_1']);
    expect((await after.listIndexes()).map(({ name }) => name)).toEqual(['_id_', 'b_-1']);
  });

  it('has its collection made and dropped', async () => {
    const Temporary = connection.model('Temporary', new Schema({}));
    await Temporary.createCollection();
    expect((await connection.listCollections()).map(({ name }) => name)).toContain('temporaries');
    await connection.dropCollection('temporaries');
    expect(await connection.listCollections()).not.toContainEqual(expect.objectContaining({ name: 'temporaries' }));
  });
});

describe('documents', () => {
  it('are created, read, changed and removed', async () => {
    const Pupil = pupils();
    const anna = await Pupil.create({ username: 'Anna' });
    anna.email = 'anna@example.org';
    await anna.save();
    expect((await Pupil.findById(anna.id))?.email).toBe('anna@example.org');
    anna.email = undefined as never;
    await anna.save();
    expect((await Pupil.findById(anna.id))?.email).toBeUndefined();
    await anna.deleteOne();
    expect(await Pupil.exists({ username: 'Anna' })).toBeNull();
  });

  it('of a name that is taken are refused', async () => {
    const Pupil = pupils();
    await Pupil.init();
    await Pupil.create({ username: 'Bob' });
    await expect(Pupil.create({ username: 'Bob' })).rejects.toMatchObject({ code: 11000, keyPattern: { username: 1 } });
  });

  it('are filled in with what they refer to', async () => {
    const [Pupil, Attempt] = [pupils(), attempts()];
    const carl = await Pupil.create({ username: 'Carl' });
    await Attempt.create({ pupil: carl._id, kind: 'weekly' });
    const found = await Attempt.findOne({ pupil: carl.id }).populate<{ pupil: { username: string } }>('pupil');
    expect(found?.pupil.username).toBe('Carl');
  });

  it('keep only the first of two changes of one version', async () => {
    const Attempt = attempts();
    const { id } = await Attempt.create({ pupil: newPupil(), kind: 'mega', answers: [{ text: 'A' }] });
    const [first, second] = [await Attempt.findById(id), await Attempt.findById(id)];
    first?.set('answers.0.text', 'B');
    second?.set('answers.0.text', 'C');
    await first?.save();
    await expect(second?.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
    expect((await Attempt.findById(id).lean())?.answers[0]?.text).toBe('B');
  });
});

describe('arrays of a document', () => {
  const change = async (work: (tags: mongoose.Types.Array<string>) => void) => {
    const Attempt = attempts();
    const attempt = await Attempt.create({ pupil: newPupil(), kind: 'mega', tags: ['a', 'b', 'c'] });
    work(attempt.tags as mongoose.Types.Array<string>);
    await attempt.save();
    return (await Attempt.findById(attempt.id).lean())?.tags;
  };

  it.each<[string, (tags: mongoose.Types.Array<string>) => void, string[]]>([
    ['push', (tags) => tags.push('d', 'e'), ['a', 'b', 'c', 'd', 'e']],
    ['unshift', (tags) => tags.unshift('x'), ['x', 'a', 'b', 'c']],
    ['addToSet', (tags) => tags.addToSet('a', 'd'), ['a', 'b', 'c', 'd']],
    ['splice', (tags) => tags.splice(1, 1), ['a', 'c']],
  ])('%s', async (_title, work, after) => {
    expect(await change(work)).toEqual(after);
  });

  it('lose their subdocuments by pull', async () => {
    const Attempt = attempts();
    const comments = [{ text: 'one' }, { text: 'two' }, { text: 'three' }];
    const attempt = await Attempt.create({ pupil: newPupil(), kind: 'mega', comments });
    attempt.comments.pull(attempt.comments[0], attempt.comments[2]);
    await attempt.save();
    expect((await Attempt.findById(attempt.id))?.comments.map(({ text }) => text)).toEqual(['two']);
  });

  it('lose subdocuments without an _id by pull', async () => {
    const Attempt = attempts();
    const answers = [{ text: 'A' }, { text: 'B' }];
    const attempt = await Attempt.create({ pupil: newPupil(), kind: 'mega', answers });
    attempt.answers.pull(attempt.answers[0]);
    await attempt.save();
    expect((await Attempt.findById(attempt.id))?.answers.map(({ text }) => text)).toEqual(['B']);
  });
});

describe('queries', () => {
  const pupil = newPupil();
  beforeAll(() => attemptsOf(pupil, [1, 2, 3, 4]));

  it.each<[string, object, number[]]>([
    ['equal', { score: 2 }, [2]],
    ['compared', { score: { $gt: 1, $lt: 4 } }, [2, 3]],
    ['compared inclusively', { score: { $gte: 2, $lte: 3 } }, [2, 3]],
    ['in a list', { score: { $in: [1, 4] } }, [1, 4]],
    ['not in a list', { score: { $nin: [1, 4] } }, [2, 3]],
    ['not equal', { score: { $ne: 1 } }, [2, 3, 4]],
    ['equal, written out', { score: { $eq: 1 } }, [1]],
    ['negated', { score: { $not: { $gt: 1 } } }, [1]],
    ['all of several', { $and: [{ score: { $gt: 1 } }, { tags: 't2' }] }, [2]],
    ['either', { $or: [{ score: 1 }, { tags: 't2' }] }, [1, 2]],
    ['neither', { $nor: [{ score: 1 }, { tags: 't2' }] }, [3, 4]],
    ['present', { submittedAt: { $exists: false } }, [1, 2, 3, 4]],
    ['matched by a pattern', { tags: /^t[12]$/ }, [1, 2]],
    ['matched by a pattern as text', { tags: { $regex: '^T3', $options: 'i' } }, [3]],
    ['with all values', { tags: { $all: ['all', 't4'] } }, [4]],
    ['of a size', { tags: { $size: 2 } }, [1, 2, 3, 4]],
    ['with an element', { tags: { $elemMatch: { $eq: 't1' } } }, [1]],
  ])('find what is %s', async (_title, filter, scores) => {
    expect(
      scoresOf(
        await attempts()
          .find({ pupil, ...filter })
          .sort('score'),
      ),
    ).toEqual(scores);
  });

  it('sort, skip, limit and select', async () => {
    const query = attempts()
      .find({ pupil })
      .sort({ score: -1 })
      .select('score -_id')
      .maxTimeMS(5000)
      .comment('page two');
    expect(await query.skip(1).limit(2).lean()).toEqual([{ score: 3 }, { score: 2 }]);
    expect((await attempts().findOne({ pupil }).select('-tags').sort('score'))?.tags).toBeUndefined();
  });

  it('count, and list distinct values', async () => {
    const Attempt = attempts();
    expect(await Attempt.countDocuments({ pupil, score: { $gt: 1 } })).toBe(3);
    expect(await Attempt.countDocuments({ pupil }, { limit: 2 })).toBe(2);
    expect(await Attempt.estimatedDocumentCount()).toBeGreaterThanOrEqual(4);
    expect((await Attempt.distinct('tags', { pupil, score: { $lt: 3 } })).sort()).toEqual(['all', 't1', 't2']);
  });

  it('read many documents by a cursor, and may be left early', async () => {
    const Attempt = attempts();
    const many = newPupil();
    await attemptsOf(many, [...Array(60).keys()]);
    let sum = 0;
    for await (const { score } of Attempt.find({ pupil: many }).cursor({ batchSize: 25 })) sum += score;
    expect(sum).toBe((59 * 60) / 2);
    const left = Attempt.find({ pupil: many }).sort('score').cursor({ batchSize: 10 });
    expect((await left.next())?.score).toBe(0);
    await left.close();
  });

  it('read through the index that they name', async () => {
    const Attempt = attempts();
    await Attempt.init();
    expect(await Attempt.find({ pupil }).hint({ pupil: 1 })).toHaveLength(4);
    expect(await Attempt.find({ pupil }).hint('pupil_1')).toHaveLength(4);
  });

  it('are explained', async () => {
    const Attempt = attempts();
    await Attempt.init();
    const explained = await Promise.all([
      Attempt.find({ pupil }).explain('executionStats'),
      Attempt.aggregate([{ $match: { pupil } }]).explain(),
      Attempt.distinct('tags', { pupil }).explain(),
      Attempt.updateOne({ pupil }, { $set: { kind: 'mega' } }).explain(),
      Attempt.deleteMany({ pupil }).explain(),
    ]);
    for (const each of explained) expect(JSON.stringify(each)).toContain('"pupil_1"');
    expect(await Attempt.countDocuments({ pupil, kind: 'weekly' })).toBe(4);
  });
});

describe('writes without a document', () => {
  it('update one document, all, or none', async () => {
    const [Attempt, pupil] = [attempts(), newPupil()];
    await attemptsOf(pupil, [1, 2, 3]);
    expect(await Attempt.updateOne({ pupil, score: 1 }, { $inc: { score: 10 } })).toMatchObject({ modifiedCount: 1 });
    expect(await Attempt.updateMany({ pupil }, { $push: { tags: 'x' }, $unset: { notes: 1 } })).toMatchObject({
      modifiedCount: 3,
    });
    expect(await Attempt.updateMany({ pupil, score: 99 }, { $addToSet: { tags: 'y' } })).toMatchObject({
      matchedCount: 0,
    });
    expect(await Attempt.updateMany({ pupil }, { $pull: { tags: { $in: ['x', 'all'] } } })).toMatchObject({
      modifiedCount: 3,
    });
    expect((await Attempt.findOne({ pupil, score: 11 }).lean())?.tags).toEqual(['t1']);
  });

  it('replace a document, and delete one or many', async () => {
    const [Attempt, pupil] = [attempts(), newPupil()];
    await attemptsOf(pupil, [1, 2, 3]);
    await Attempt.replaceOne({ pupil, score: 1 }, { pupil, kind: 'mega' });
    expect(await Attempt.deleteOne({ pupil, kind: 'mega' })).toMatchObject({ deletedCount: 1 });
    expect(await Attempt.deleteMany({ pupil })).toMatchObject({ deletedCount: 2 });
  });

  it('upsert, with the timestamps of the schema', async () => {
    const [Attempt, pupil] = [attempts(), newPupil()];
    const upsert = { upsert: true, returnDocument: 'after' } as const;
    const made = await Attempt.findOneAndUpdate({ pupil }, { $set: { kind: 'weekly' } }, upsert);
    expect(made?.createdAt).toBeInstanceOf(Date);
    const changed = await Attempt.findOneAndUpdate({ pupil }, { $set: { kind: 'mega' } }, upsert);
    expect([changed?.id, changed?.kind]).toEqual([made?.id, 'mega']);
  });

  it('find one and update, replace or delete it', async () => {
    const [Attempt, pupil] = [attempts(), newPupil()];
    await attemptsOf(pupil, [1, 2, 3]);
    const sort = { score: -1 } as const;
    const before = await Attempt.findOneAndUpdate({ pupil }, { $inc: { score: 7 } }, { sort, projection: 'score' });
    expect([before?.score, before?.kind]).toEqual([3, undefined]);
    const replaced = await Attempt.findOneAndReplace({ pupil, score: 10 }, { pupil, kind: 'mega', score: 0 });
    expect(replaced?.score).toBe(10);
    expect((await Attempt.findOneAndDelete({ pupil }, { sort }))?.score).toBe(2);
    expect((await Attempt.findByIdAndDelete(replaced?._id))?.score).toBe(0);
  });

  it('are sent in bulk', async () => {
    const [Attempt, pupil] = [attempts(), newPupil()];
    const result = await Attempt.bulkWrite([
      { insertOne: { document: { pupil, kind: 'weekly', score: 1 } as never } },
      { updateOne: { filter: { pupil, score: 1 }, update: { $set: { score: 2 } } } },
      { updateMany: { filter: { pupil }, update: { $inc: { score: 1 } } } },
      { updateOne: { filter: { pupil, score: 9 }, update: { $setOnInsert: { kind: 'mega' } }, upsert: true } },
      { replaceOne: { filter: { pupil, score: 3 }, replacement: { pupil, kind: 'weekly', score: 5 } } },
      { deleteOne: { filter: { pupil, score: 9 } } },
    ] as never);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 3, upsertedCount: 1, deletedCount: 1 });
    expect(scoresOf(await Attempt.find({ pupil }))).toEqual([5]);
  });

  it('submit an attempt once when it is submitted many times at once', async () => {
    const Attempt = attempts();
    const { id } = await Attempt.create({ pupil: newPupil(), kind: 'mega' });
    const submit = (score: number) =>
      Attempt.findOneAndUpdate(
        { _id: id, submittedAt: { $exists: false } },
        { $set: { score, submittedAt: new Date() } },
        { returnDocument: 'after' },
      );
    const results = (await Promise.all([1, 2, 3, 4, 5].map(submit))).filter((each) => each !== null);
    expect(results).toHaveLength(1);
    expect((await Attempt.findById(id))?.score).toBe(results[0]?.score);
  });

  it('change the element that the filter found, those that a filter names, or all', async () => {
    const [Attempt, question] = [attempts(), newPupil()];
    const answers = [
      { question, text: 'A', version: 2 },
      { question: newPupil(), text: 'B', version: 1 },
    ];
    const { id } = await Attempt.create({ pupil: newPupil(), kind: 'mega', answers });
    const put = (text: string, version: number) =>
      Attempt.updateOne(
        { _id: id, answers: { $elemMatch: { question, version: { $lt: version } } } },
        { $set: { 'answers.$': { question, text, version } } },
      );
    expect(await put('late', 1)).toMatchObject({ modifiedCount: 0 });
    expect(await put('newer', 3)).toMatchObject({ modifiedCount: 1 });
    const arrayFilters = [{ 'answer.version': { $lt: 2 } }];
    await Attempt.updateOne({ _id: id }, { $set: { 'answers.$[answer].text': 'C' } }, { arrayFilters });
    await Attempt.updateOne({ _id: id }, { $inc: { 'answers.$[].version': 1 } });
    const stored = (await Attempt.findById(id).lean())?.answers;
    expect(stored).toMatchObject([
      { text: 'newer', version: 4 },
      { text: 'C', version: 2 },
    ]);
  });
});

describe('an aggregation', () => {
  const pupil = newPupil();
  beforeAll(() => attemptsOf(pupil, [1, 2, 3]));

  it('groups', async () => {
    const group = { _id: '$kind', n: { $sum: 1 }, worst: { $min: '$score' } };
    expect(await attempts().aggregate([{ $match: { pupil } }, { $group: group }])).toEqual([
      { _id: 'weekly', n: 3, worst: 1 },
    ]);
  });

  it('sorts, limits and shapes', async () => {
    const page = [{ $sort: { score: -1 as const } }, { $limit: 1 }];
    const shape = { $project: { _id: 0, points: '$score', kind: 1 } };
    expect(await attempts().aggregate([{ $match: { pupil } }, ...page, shape])).toEqual([
      { kind: 'weekly', points: 3 },
    ]);
  });

  it('unwinds, collects and counts', async () => {
    const tags = [{ $match: { pupil } }, { $unwind: '$tags' }];
    expect(await attempts().aggregate([...tags, { $count: 'n' }])).toEqual([{ n: 6 }]);
    const collected = [{ $match: { tags: 'all' } }, { $group: { _id: '$tags', scores: { $push: '$score' } } }];
    expect(await attempts().aggregate([...tags, ...collected])).toEqual([{ _id: 'all', scores: [1, 2, 3] }]);
  });

  it('gives its results by a cursor', async () => {
    const many = newPupil();
    await attemptsOf(many, [...Array(50).keys()]);
    let sum = 0;
    const cursor = attempts()
      .aggregate([{ $match: { pupil: many } }])
      .cursor({ batchSize: 20 });
    for await (const { score } of cursor) sum += score;
    expect(sum).toBe((49 * 50) / 2);
  });
});

describe('a session', () => {
  it('that is no transaction is taken', async () => {
    const session = await connection.startSession();
    const Pupil = pupils();
    await Pupil.create([{ username: 'Dora' }], { session });
    expect(await Pupil.findOne({ username: 'Dora' }).session(session)).toMatchObject({ username: 'Dora' });
    await session.endSession();
  });

  it('of a connection with a database of its own can drop that database', async () => {
    const other = connection.useDb(`${server.db.databaseName}_dropped`);
    await other.collection('things').insertOne({ a: 1 });
    await other.dropDatabase();
    expect(await other.collection('things').countDocuments()).toBe(0);
  });
});
