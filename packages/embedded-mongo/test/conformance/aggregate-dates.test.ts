import { useServer } from '../harness';

const server = useServer();
const date = new Date('2024-03-10T23:45:10.007Z');
const timezone = 'Australia/Sydney';

async function evaluate(expression: unknown) {
  const things = server.collection();
  await things.insertOne({ date });
  const [result] = await things.aggregate([{ $project: { _id: 0, x: expression } }]).toArray();
  return result?.x;
}

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('an expression of dates', () => {
  it.each<[unknown, unknown]>([
    [{ $year: '$date' }, 2024],
    [{ $month: '$date' }, 3],
    [{ $dayOfMonth: '$date' }, 10],
    [{ $dayOfMonth: { date: '$date', timezone } }, 11],
    [{ $hour: { date: '$date', timezone: '+05:30' } }, 5],
    [{ $hour: { date: '$date', timezone: '-0130' } }, 22],
    [{ $minute: '$date' }, 45],
    [{ $second: '$date' }, 10],
    [{ $millisecond: '$date' }, 7],
    [{ $dayOfWeek: '$date' }, 1],
    [{ $isoDayOfWeek: '$date' }, 7],
    [{ $dayOfYear: '$date' }, 70],
    [{ $week: '$date' }, 10],
    [{ $isoWeek: '$date' }, 10],
    [{ $isoWeek: day('2021-01-03') }, 53],
    [{ $isoWeekYear: day('2021-01-03') }, 2020],
    [{ $week: day('2023-01-01') }, 1],
    [{ $year: '$missing' }, null],
    [{ $dateToString: { date: '$date', format: '%Y-%m-%d %H:%M:%S.%L' } }, '2024-03-10 23:45:10.007'],
    [{ $dateToString: { date: '$date', format: '%d/%m/%Y %H:%M %z', timezone } }, '11/03/2024 10:45 +1100'],
    [{ $dateToString: { date: '$date', format: '%G-W%V-%u %j %%' } }, '2024-W10-7 070 %'],
    [{ $dateToString: { date: '$date' } }, '2024-03-10T23:45:10.007Z'],
    [{ $dateToString: { date: null, onNull: 'none' } }, 'none'],
    [{ $dateFromString: { dateString: '2024-03-10T23:45:10.007Z' } }, date],
    [{ $dateFromString: { dateString: '2024-03-11T10:45:10.007', timezone } }, date],
    [{ $dateFromString: { dateString: '11/03/2024', format: '%d/%m/%Y' } }, day('2024-03-11')],
    [{ $dateFromString: { dateString: 'x', onError: 'wrong' } }, 'wrong'],
    [{ $dateFromParts: { year: 2024, month: 2, day: 30 } }, day('2024-03-01')],
    [{ $dateFromParts: { isoWeekYear: 2024, isoWeek: 10, isoDayOfWeek: 7 } }, day('2024-03-10')],
    [{ $dateFromParts: { year: 2024, month: 3, day: 11, timezone } }, new Date('2024-03-10T13:00:00Z')],
    [
      { $dateToParts: { date: '$date' } },
      { year: 2024, month: 3, day: 10, hour: 23, minute: 45, second: 10, millisecond: 7 },
    ],
    [{ $dateAdd: { startDate: day('2024-01-31'), unit: 'month', amount: 1 } }, day('2024-02-29')],
    [{ $dateAdd: { startDate: '$date', unit: 'hour', amount: 2 } }, new Date('2024-03-11T01:45:10.007Z')],
    [{ $dateSubtract: { startDate: day('2024-02-29'), unit: 'year', amount: 1 } }, day('2023-02-28')],
    // The clock goes back on the seventh of April: that day has 25 hours.
    [
      { $dateAdd: { startDate: new Date('2024-04-06T12:00:00Z'), unit: 'day', amount: 1, timezone } },
      new Date('2024-04-07T13:00:00Z'),
    ],
    [{ $dateDiff: { startDate: day('2023-12-31'), endDate: day('2024-01-01'), unit: 'year' } }, 1],
    [{ $dateDiff: { startDate: day('2024-01-31'), endDate: day('2024-02-01'), unit: 'month' } }, 1],
    [
      {
        $dateDiff: {
          startDate: new Date('2024-03-10T22:00:00Z'),
          endDate: new Date('2024-03-11T01:00:00Z'),
          unit: 'day',
        },
      },
      1,
    ],
    [
      {
        $dateDiff: {
          startDate: new Date('2024-03-10T12:00:00Z'),
          endDate: new Date('2024-03-10T14:00:00Z'),
          unit: 'day',
          timezone,
        },
      },
      1,
    ],
    [{ $dateDiff: { startDate: day('2024-03-09'), endDate: day('2024-03-10'), unit: 'week' } }, 1],
    [
      { $dateDiff: { startDate: day('2024-03-09'), endDate: day('2024-03-10'), unit: 'week', startOfWeek: 'monday' } },
      0,
    ],
    [{ $dateTrunc: { date: '$date', unit: 'hour' } }, new Date('2024-03-10T23:00:00Z')],
    [{ $dateTrunc: { date: '$date', unit: 'day', timezone } }, new Date('2024-03-10T13:00:00Z')],
    [{ $dateTrunc: { date: '$date', unit: 'month' } }, day('2024-03-01')],
    [{ $dateTrunc: { date: '$date', unit: 'quarter' } }, day('2024-01-01')],
    [{ $dateTrunc: { date: '$date', unit: 'week', startOfWeek: 'monday' } }, day('2024-03-04')],
    [{ $dateTrunc: { date: '$date', unit: 'minute', binSize: 30 } }, new Date('2024-03-10T23:30:00Z')],
  ])('%j', async (expression, value) => {
    expect(await evaluate(expression)).toEqual(value);
  });

  it('refuses a zone that does not exist', async () => {
    await expect(evaluate({ $year: { date: '$date', timezone: 'Nowhere/City' } })).rejects.toMatchObject({
      code: 40485,
    });
  });
});
