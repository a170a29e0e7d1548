import { Decimal128, Long } from 'bson';
import { Query, updateOne } from 'mingo';

/**
 * Decision 016: the reasons why filters and updates are not mingo's. When one of these fails, mingo has mended it, and
 * the decision is due for another look.
 */
const matches = (filter: object, document: object) => new Query(filter as never).test(document as never);

describe('what MongoDB finds and mingo does not', () => {
  it.each([
    ['a long above a number', { a: { $gt: 4 } }, { a: Long.fromNumber(5) }],
    ['a decimal equal to a number', { a: 5 }, { a: Decimal128.fromString('5') }],
    ['the type of a long', { a: { $type: 'long' } }, { a: Long.fromNumber(5) }],
    ['a field that is not there by $lte null', { a: { $lte: null } }, {}],
    ['an array above another', { a: { $gt: [1] } }, { a: [2] }],
  ])('%s', (_what, filter, document) => {
    expect(matches(filter, document)).toBe(false);
  });
});

describe('what MongoDB refuses and mingo passes over', () => {
  it.each([
    ['$inc of a text', { $inc: { a: 1 } }],
    ['$push to a text', { $push: { a: 1 } }],
  ])('%s', (_what, change) => {
    const documents = [{ _id: 1, a: 'text' }];
    expect(() => updateOne(documents, { _id: 1 }, change as never)).not.toThrow();
    expect(documents).toEqual([{ _id: 1, a: 'text' }]);
  });
});
