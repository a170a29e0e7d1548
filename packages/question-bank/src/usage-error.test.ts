import { wholeNumber } from './usage-error';

it('reads whole numbers from 1', () => expect(wholeNumber('seed', '13')).toBe(13));

test.each(['x', '', '0', '-3', '1.5', '1e3', '99999999999'])(
  'refuses “%s”, as parseArgs refuses an option',
  (value) => {
    expect(() => wholeNumber('seed', value)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^ERR_PARSE_ARGS/) }),
    );
  },
);
