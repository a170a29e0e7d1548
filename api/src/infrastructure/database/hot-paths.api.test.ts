import type { mongo } from 'mongoose';
import { HOT_PATHS } from '../../../test/hot-paths';
import { faultOf } from '../../../test/query-plans';
import { nameOf, type Search, SearchRecord } from '../../../test/searches';
import { isTargeted, obstaclesOf, SCATTERED, SHARDING } from '../../../test/shard-keys';
import { useApi } from '../../../test/start-api';

const running = useApi({}, async (api) => {
  await api.addQuestions('Reading', 12, { text: 'The lamp\n\nIt had to be wound.' });
  await api.addQuestions('Maths', 40, { category: 'Fractions' });
  await api.addQuestions('ThinkingSkills', 12);
  await api.addQuestions('Writing', 1, { mcq_options: undefined, correct_answer: undefined });
  await api.useDatabaseProxy();
});

function database(): mongo.Db {
  const { db } = running.api.connection;
  if (!db) throw new Error('The API has no database');
  return db;
}

/** What a task may send at the same time: it reads at most 10,000 numbers for each canary, and all tables of items. */
const NOT_HOT = ['counted_visitors', 'item_tables', 'statistics_runs'];

/** By name, one of each kind. */
const sent = new Map<string, Search>();

const isScattered = (search: Search) => {
  const sharding = SHARDING[search.collection];
  return sharding && 'key' in sharding && !isTargeted(search, Object.keys(sharding.key));
};

it.each(Object.entries(HOT_PATHS))(
  '%s: queries use indexes, sort nothing in memory and ask few shards',
  async (_path, use) => {
    const record = new SearchRecord();
    record.follow(running.api.connection.getClient());
    await use(running.api, record);
    record.stop(running.api.connection.getClient());
    expect(record.unknown).toEqual([]);
    const hot = record.searches.filter(({ collection }) => !NOT_HOT.includes(collection));
    const searches = new Map(hot.map((search) => [nameOf(search), search]));
    for (const [name, search] of searches) sent.set(name, search);
    expect(searches.size).toBeGreaterThan(2);
    const faults = await Promise.all([...searches.values()].map((search) => faultOf(database(), search)));
    expect(faults.filter(Boolean)).toEqual([]);
    const scattered = [...searches.values()].filter(isScattered).map(nameOf);
    expect(scattered.filter((name) => !SCATTERED[name])).toEqual([]);
  },
);

it('what is known to ask all shards is still sent', () => {
  expect(Object.keys(SCATTERED).filter((name) => !sent.has(name))).toEqual([]);
});

it('how each collection would be sharded is decided, and what is in the way is known', async () => {
  const names = (await database().listCollections().toArray()).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(SHARDING).sort());
  for (const [name, sharding] of Object.entries(SHARDING)) {
    if ('oneShard' in sharding) continue;
    const indexes = await database().collection(name).indexes();
    expect([name, obstaclesOf(indexes, sharding.key)]).toEqual([name, sharding.obstacles ?? []]);
  }
});
