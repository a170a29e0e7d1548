import { checked } from '../an-item';
import { safeForChildren } from './safe-for-children';

describe('safeForChildren', () => {
  test.each([
    'Who won the shot put in Essex?',
    'A fair die is rolled. Five of the seedlings die.',
    'They saw a cockatoo, two great tits and a murder of crows with the naked eye.',
    'She shot a goal, and he shot a photo of the class.',
    'Mass and bass, class and pass, Scunthorpe and Sussex.',
    'He had drunk two glasses of ginger beer.',
    'The starting gun went off for the dead heat.',
    'Frost killed the plants, and the dog was killing time.',
    'I bet you like raffles and card games.',
    'The sextant, the hexagon and the analysis of grapes.',
    'The heroine felt ecstasy.',
    'The therapist crossed the skyline in a cigar-shaped balloon.',
  ])('lets pass: %s', (question) => expect(checked(safeForChildren, { question })).toBeUndefined());

  test.each([
    ['violence', 'The man was shot dead.'],
    ['violence', 'He hid the gun.'],
    ['violence', 'One of three men murdered the shopkeeper.'],
    ['drugs', 'A dealer sells cocaine.'],
    ['drugs', 'She smokes three packets a day.'],
    ['drugs', 'He drinks six beers.'],
    ['sex', 'They have sex.'],
    ['sex', 'A naked man walks by.'],
    ['gambling', 'Dad bets $20 on a horse.'],
    ['gambling', 'They play roulette.'],
    ['self-harm', 'She wants to kill herself.'],
    ['self-harm', 'He cuts himself on purpose.'],
    ['swear word', 'What the fuck is 2 + 2?'],
    ['swear word', 'What the f*ck, sh1t.'],
  ])('refuses %s: %s', (topic, text) => {
    expect(checked(safeForChildren, { question: text })).toContain(topic);
    expect(checked(safeForChildren, { text })).toContain(topic);
  });
});
