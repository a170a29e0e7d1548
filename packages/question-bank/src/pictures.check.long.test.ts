import { expectPicture, rowsOf } from '../test/expect-picture';
import { readIllustratedItems } from './pictures';

const items = (await readIllustratedItems()).map((item) => [item.slug, item] as const);

test.each(rowsOf(items, 'long'))('%s has the picture that its figure gives', (_slug, item) => expectPicture(item));
