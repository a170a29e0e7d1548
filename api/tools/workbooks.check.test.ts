import type { Subject } from '@wattle/contract/constants';
import { checkWorkbook } from '../test/check-workbook';
import { useApi } from '../test/start-api';

const running = useApi();

test.each<Subject>(['Reading', 'Writing'])(
  'the workbook of %s is imported without loss',
  (subject) => checkWorkbook(running.api, subject),
  120_000,
);
