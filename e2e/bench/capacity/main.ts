import { say } from '../support/figures';
import { SIZES } from './behaviour';
import { readMeasured } from './measured';
import { needsOf } from './model';
import { calibrationOf, capacityTable } from './table';

const measured = readMeasured();
say(capacityTable(SIZES.map((children) => needsOf(children, measured))));
say(calibrationOf(measured));
