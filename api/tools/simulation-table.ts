import { simulationTable, yearTable } from './simulate-tests';

process.stdout.write(`${await simulationTable()}\n\n${await yearTable()}\n`);
