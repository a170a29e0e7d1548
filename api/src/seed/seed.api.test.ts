import { TestApi } from '../../test/start-api';

test('the bank is loaded once, and its pictures are served', async () => {
  const api = await TestApi.start({ SEED: 'demo' });
  const questions = api.connection.collection('questions');
  const loaded = await questions.countDocuments();
  expect(loaded).toBeGreaterThan(100);

  await questions.deleteOne({ slug: 'maths-tram-timetable' });
  await api.restart();

  expect(await api.connection.collection('questions').countDocuments()).toBe(loaded);
  const drawn = await api.connection.collection('questions').findOne({ image_data: { $exists: true } });
  await api.anybody().get(drawn?.image_data).expect(200).expect('Content-Type', 'image/webp');
  await api.close();
}, 30_000);
