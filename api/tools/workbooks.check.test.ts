import type { Subject } from '@wattle/contract/constants';
import { useApi } from '../test/start-api';
import { checkWorkbook } from './check-workbook';

const running = useApi();

test.each<Subject>(['Reading', 'Writing'])(
  'the workbook of %s is imported without loss',
  (subject) => checkWorkbook(running.api, subject),
  120_000,
);
