import { simulationTable } from './simulate-tests';

process.stdout.write(`${await simulationTable()}\n`);
