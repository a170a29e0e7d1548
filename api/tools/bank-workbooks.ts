import { parseArgs } from 'node:util';
import { writeWorkbooks } from './write-workbooks';

const { positionals } = parseArgs({ allowPositionals: true });
process.stdout.write(`${await writeWorkbooks(positionals[0])}\n`);
