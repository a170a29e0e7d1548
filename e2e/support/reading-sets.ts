import { CLOZE } from '@wattle/contract/testing';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { MongoClient } from 'mongodb';
import { callApi, logIn } from './api-calls';
import type { Product } from './product';

const shared = { exam_type: 'Practice', level: 'Easy', type: 'Original', explanation: 'It follows from the text.' };

const SENTENCES =
  'A Wild birds mostly copy the other birds of their own forest., B Then it opens its beak., C Some birds that live with people copy people’s noises, too., D That is why the farmers nearby were so pleased., E He matches his steps to his songs.';

const SOUNDS = `The Bird That Borrows Sounds

In the wet forests of south-eastern Australia lives a brown bird the size of a rooster. It doesn’t look like a famous singer. [1] A superb lyrebird can sing like a kookaburra, a whipbird and a whole flock of parrots, one after another, without a pause.

Visitors like to tell of lyrebirds that sing like cameras and chainsaws. [2] One of them, at Adelaide Zoo, learnt the hammers and drills of the workers who were building a home for two pandas.

In winter he rakes a low mound of earth and dances on it. [3] One song goes with a step to the side, another with a hop and a flap.`;

const gaps = ['B', 'C', 'E'].map((correct_answer, index) => ({
  ...shared,
  format: 'gap',
  category: 'Cohesion',
  question: `Which sentence goes into gap ${index + 1}?`,
  mcq_options: SENTENCES,
  correct_answer,
  wrong_turns: 'A: This is about what wild birds sing, which the text has yet to come to.',
  text: SOUNDS,
}));

const extracts = {
  ...shared,
  format: 'extracts',
  category: 'Comparing texts',
  question: 'Which extract was written by a child?',
  mcq_options: 'A Extract A, B Extract B, C Extract C',
  correct_answer: 'B',
  text: `Before Sunrise

Extract A: From an interview with a baker

People are sorry for me when I say that I start work at two in the morning. They needn’t be. At two o’clock the city belongs to me, the possums and the woman who hoses down the fish market. Nobody telephones. Nobody calls a meeting.

Extract B: From the diary of a twelve-year-old rower

Tuesday. 5.10, alarm. 5.11, hated everybody. Mum drove me down in her dressing-gown with a raincoat over it and said that if the car broke down she would never be seen again. The river was black and smoking.

Extract C: From a book about birds

In the half-hour before sunrise, many birds sing louder and longer than at any other time of day. Why then? It is still too dark to find insects, so a bird that sings is not missing its breakfast.`,
};

const poem = {
  ...shared,
  format: 'poem',
  category: 'Figurative language',
  question: 'Whose are the trains at one o’clock (line 4)?',
  mcq_options: 'A the mother’s, B the passengers’, C the driver’s',
  correct_answer: 'A',
  text: `Platform Two, One in the Morning

My mother knows the trains with their coats off:
lights up, doors open, nobody to carry.
All day they are in a hurry, and belong
to everyone. At one o’clock they’re hers.

She works along them, seat by seat,
a bag for paper and a bag for the rest,
and finds what a city lets fall when it is tired.`,
};

/** Leaves in the bank of Reading three gaps of one passage, a question about extracts and one about a poem. */
export async function serveFormatsOnly(product: Product): Promise<void> {
  await serveOnly(product, [...gaps, extracts, poem]);
}

/** Leaves in the bank of Reading the eight blanks of one text. */
export async function serveClozeOnly(product: Product): Promise<void> {
  const wrong_turns = 'A: “Leapt” is one sudden move, and the sentence begins with “slowly”.';
  const explanation = 'The water comes little by little, so “slowly the sound crept nearer”.';
  const questions = CLOZE.map((blank) => ({ ...shared, ...blank }));
  await serveOnly(
    product,
    questions.map((blank, index) => (index === 3 ? { ...blank, wrong_turns, explanation } : blank)),
  );
}

/** Over the API thousands would be deleted one after the other; it sees that they are gone when the first is added. */
async function serveOnly({ apiUrl, databaseUri }: Product, questions: Record<string, string>[]): Promise<void> {
  const client = await MongoClient.connect(databaseUri);
  await client.db('wattle').collection('questions').deleteMany({ subject: 'Reading' });
  await client.close();
  const { access: token } = await logIn(apiUrl, DEMO_ACCOUNTS.admin);
  for (const body of questions) await callApi(apiUrl, 'POST', 'addQuestions/addReadingQuestions', { token, body });
}
