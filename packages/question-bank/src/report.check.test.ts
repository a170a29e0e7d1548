import { readBankItems } from './items/bank-items';
import { findings } from './report';

test.each((await findings(await readBankItems())).map((finding) => [finding.about, finding] as const))(
  'the bank is within its bounds: %s',
  (_about, { isWithin, found, bound }) => {
    expect([isWithin, found, bound]).toEqual([true, found, bound]);
  },
);
