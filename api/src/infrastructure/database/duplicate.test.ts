import { mongo } from 'mongoose';
import { isDuplicate } from './duplicate';

const E11000 =
  'E11000 duplicate key error collection: wattle.attempts index: owner_1_uniqueKey_1 dup key: { owner: "a" }';
const OTHER_WORDS = "Duplicate key violation on the requested collection: Index 'owner_1_uniqueKey_1'";
const errorOf = (errmsg: string, more: object = {}) => new mongo.MongoServerError({ code: 11_000, errmsg, ...more });

test.each([
  ['keyPattern names it', E11000, { keyPattern: { owner: 1, uniqueKey: 1 } }, 'uniqueKey', true],
  ['keyPattern counts, not the message', E11000, { keyPattern: { _id: 1 } }, 'uniqueKey', false],
  ['MongoDB’s message names the index', E11000, {}, 'uniqueKey', true],
  ['the first field of it', E11000, {}, 'owner', true],
  ['another server’s message does', OTHER_WORDS, {}, 'uniqueKey', true],
  ['a part of a name is none', OTHER_WORDS, {}, 'Key', false],
  ['of an array', "index: users.usernameKey_1 dup key: { users.usernameKey: 'ada' }", {}, 'users.usernameKey', true],
  ['another field of it', 'index: users.usernameKey_1 dup key', {}, 'usernameKey', false],
  ['of ids', "Duplicate key violation: Index '_id_'", {}, '_id', true],
  ['no index of ids', "Index 'owner_1_uniqueKey_1'", {}, '_id', false],
])('which field is not unique: %s', (_why, message, more, field, expected) => {
  expect(isDuplicate(errorOf(message, more), field)).toBe(expected);
});
