import { mongo } from 'mongoose';
import { connectionOptions } from './database';

const HOSTS = 'mongodb://a.example:1,b.example:2/wattle';

test.each([
  ['', { w: 'majority', j: true }],
  ['?retryWrites=false', { w: 'majority', j: true }],
  ['?w=2', { w: 2, j: true }],
  ['?W=majority&journal=false', { w: 'majority', j: false }],
  ['?wtimeoutMS=700', { w: 'majority', j: true, wtimeout: 700 }],
])('writes to %j wait for %j', (query, expected) => {
  const uri = HOSTS + query;
  expect(new mongo.MongoClient(uri, connectionOptions(uri)).options.writeConcern).toMatchObject(expected);
});

test('a URI says how reads and retries are done, and how long a request waits', () => {
  const uri = `${HOSTS}?readConcernLevel=majority&retryWrites=false&serverSelectionTimeoutMS=900`;
  expect(new mongo.MongoClient(uri, connectionOptions(uri)).options).toMatchObject({
    readConcern: { level: 'majority' },
    retryWrites: false,
    serverSelectionTimeoutMS: 900,
    socketTimeoutMS: 10_000,
  });
});
