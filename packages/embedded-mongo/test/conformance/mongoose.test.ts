import mongoose, { Schema } from 'mongoose';
import { useServer } from '../harness';

const server = useServer();
let connection: mongoose.Connection;

beforeAll(async () => {
  connection = await mongoose.createConnection(server.uri, { dbName: server.db.databaseName }).asPromise();
});

afterAll(() => connection.close());

const answerSchema = new Schema({ question: Schema.Types.ObjectId, text: String, version: Number }, { _id: false });
const attemptSchema = new Schema(
  {
    pupil: { type: Schema.Types.ObjectId, ref: 'Pupil', required: true, index: true },
    kind: { type: String, enum: ['weekly', 'mega'], required: true },
    answers: [answerSchema],
    score: Schema.Types.Mixed,
    notes: { type: Map, of: String },
    submittedAt: Date,
  },
  { timestamps: true, optimisticConcurrency: true },
);
const pupilSchema = new Schema({
  username: { type: String, required: true, index: { unique: true, collation: { locale: 'en', strength: 2 } } },
  email: { type: String, unique: true, sparse: true },
});

const pupils = () => connection.model('Pupil', pupilSchema);
const attempts = () => connection.model('Attempt', attemptSchema);

describe('mongoose', () => {
  it('makes the indexes of a schema, and the same ones again without complaint', async () => {
    const [Pupil, Attempt] = [pupils(), attempts()];
    await Promise.all([Pupil.init(), Attempt.init()]);
    await Pupil.syncIndexes();
    expect(await Pupil.syncIndexes()).toEqual([]);
    expect(await Pupil.listIndexes()).toHaveLength(3);
  });

  it('creates, reads, changes and removes', async () => {
    const Pupil = pupils();
    const anna = await Pupil.create({ username: 'Anna' });
    anna.email = 'anna@example.org';
    await anna.save();
    expect((await Pupil.findById(anna.id))?.email).toBe('anna@example.org');
    await anna.deleteOne();
    expect(await Pupil.exists({ username: 'Anna' })).toBeNull();
  });

  it('hears of a name that is taken, whatever its case', async () => {
    const Pupil = pupils();
    await Pupil.init();
    await Pupil.create({ username: 'Bob' });
    await expect(Pupil.create({ username: 'BOB' })).rejects.toMatchObject({ code: 11000, keyPattern: { username: 1 } });
  });

  it('fills in what a document refers to', async () => {
    const [Pupil, Attempt] = [pupils(), attempts()];
    const carl = await Pupil.create({ username: 'Carl' });
    await Attempt.create({ pupil: carl._id, kind: 'weekly' });
    const found = await Attempt.findOne({ pupil: carl.id }).populate<{ pupil: { username: string } }>('pupil');
    expect(found?.pupil.username).toBe('Carl');
  });

  it('keeps only the newer of two changes of an array', async () => {
    const Attempt = attempts();
    const { id } = await Attempt.create({
      pupil: new mongoose.Types.ObjectId(),
      kind: 'mega',
      answers: [{ text: 'A' }],
    });
    const [first, second] = [await Attempt.findById(id), await Attempt.findById(id)];
    first?.set('answers.0.text', 'B');
    second?.set('answers.0.text', 'C');
    await first?.save();
    await expect(second?.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
    expect((await Attempt.findById(id).lean())?.answers[0]?.text).toBe('B');
  });

  it('submits an attempt once when it is submitted many times at once', async () => {
    const Attempt = attempts();
    const { id } = await Attempt.create({ pupil: new mongoose.Types.ObjectId(), kind: 'mega' });
    const submit = (score: number) =>
      Attempt.findOneAndUpdate(
        { _id: id, submittedAt: { $exists: false } },
        { $set: { score, submittedAt: new Date() } },
        { returnDocument: 'after' },
      );
    const results = await Promise.all([1, 2, 3, 4, 5].map(submit));
    const [won] = results.filter((each) => each !== null);
    expect(results.filter((each) => each !== null)).toHaveLength(1);
    expect((await Attempt.findById(id))?.score).toBe(won?.score);
  });

  it('keeps the newer version of an answer', async () => {
    const Attempt = attempts();
    const question = new mongoose.Types.ObjectId();
    const { id } = await Attempt.create({
      pupil: new mongoose.Types.ObjectId(),
      kind: 'mega',
      answers: [{ question, text: 'A', version: 2 }],
    });
    const put = (text: string, version: number) =>
      Attempt.updateOne(
        { _id: id, answers: { $elemMatch: { question, version: { $lt: version } } } },
        { $set: { 'answers.$': { question, text, version } } },
      );
    expect(await put('late', 1)).toMatchObject({ modifiedCount: 0 });
    expect(await put('newer', 3)).toMatchObject({ modifiedCount: 1 });
    expect((await Attempt.findById(id).lean())?.answers).toMatchObject([{ text: 'newer', version: 3 }]);
  });

  it('aggregates, counts and pages', async () => {
    const Attempt = attempts();
    const pupil = new mongoose.Types.ObjectId();
    await Attempt.insertMany(
      [1, 2, 3].map((score) => ({ pupil, kind: 'weekly', answers: [], score, notes: { a: 'x' } })),
    );
    expect(
      await Attempt.aggregate([{ $match: { pupil } }, { $group: { _id: '$kind', best: { $max: '$score' } } }]),
    ).toEqual([{ _id: 'weekly', best: 3 }]);
    expect(await Attempt.countDocuments({ pupil })).toBe(3);
    const page = await Attempt.find({ pupil }).sort({ score: -1 }).skip(1).limit(1);
    expect(page[0]?.score).toBe(2);
    expect(page[0]?.notes?.get('a')).toBe('x');
  });

  it('goes through many documents with a cursor', async () => {
    const Attempt = attempts();
    const pupil = new mongoose.Types.ObjectId();
    await Attempt.insertMany(
      Array.from({ length: 250 }, (_each, score) => ({ pupil, kind: 'mega', answers: [], score })),
    );
    let sum = 0;
    for await (const { score } of Attempt.find({ pupil }).cursor()) sum += score;
    expect(sum).toBe((249 * 250) / 2);
  });
});
