import { checked } from '../an-item';
import { noMissingPicture } from './no-missing-picture';

describe('noMissingPicture', () => {
  test.each(['Ann draws a picture of a map.', 'The table is 2 m long.', 'Which graph would be best for this?'])(
    'lets pass: %s',
    (question) => expect(checked(noMissingPicture, { question })).toBeUndefined(),
  );

  test.each([
    'The picture shows a quilt.',
    'Look at the graph below. How many?',
    'How tall is the tree shown in the diagram?',
    'In the picture, two cards overlap.',
  ])('refuses: %s', (question) => expect(checked(noMissingPicture, { question })).toBeDefined());
});
