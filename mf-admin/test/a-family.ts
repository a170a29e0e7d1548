import type { Family, StaffAction } from '@wattle/contract/families';

export const PRIYA = '1'.repeat(24);
export const ARJUN = '2'.repeat(24);

export const meera: Family = {
  id: '7'.repeat(24),
  parent: { firstName: 'Meera', lastName: 'Iyer', email: 'meera.iyer@example.com', phone: '0400 000 000' },
  children: [
    {
      ...{ id: PRIYA, username: 'priya.i', firstName: 'Priya', lastName: 'Iyer', grade: 5 },
      testsTaken: 3,
      allowances: { extraTime: { amount: 25, by: 'hannah', since: '2025-11-12T02:00:00.000Z', until: '2099-05-07' } },
      lastTest: {
        kind: 'weekly-test',
        subject: 'Maths',
        score: 11,
        total: 17,
        submittedAt: '2025-03-12T02:00:00.000Z',
      },
    },
    {
      id: ARJUN,
      username: 'arjun_i',
      firstName: 'Arjun',
      lastName: 'Iyer',
      grade: 4,
      allowances: {},
      testsTaken: 0,
    },
  ],
  createdAt: '2026-03-14T02:00:00.000Z',
  kept: { children: 2, attempts: 61, freeAssessments: 0, mails: 4, weeklyReports: 2, linkMails: 1 },
};
const { phone: _isNotListed, ...parent } = meera.parent;
export const found = { families: [{ ...meera, parent }], hasMore: false };
export const extraTime: StaffAction = {
  ...{ id: '8'.repeat(24), at: '2025-11-12T02:00:00.000Z', by: 'hannah', kind: 'extra-time', child: 'Priya' },
  ...{ amountBefore: 0, amount: 25 },
};
