import { say } from '../support/figures';
import { SIZES } from './behaviour';
import { readMeasured } from './measured';
import { needsOf } from './model';
import { capacityTable } from './table';

const measured = readMeasured();
say(capacityTable(SIZES.map((children) => needsOf(children, measured))));
