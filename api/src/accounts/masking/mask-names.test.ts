import { maskNames } from './mask-names';
import { namesOfPerson, namesOfSchool } from './masking.service';

const family = (...people: string[]) => people.flatMap(namesOfPerson);

test.each([
  [
    'in any case, with a possessive, in speech',
    'asha ran. ASHA! “Asha’s hat,” said Ashas mum.',
    ['Asha'],
    'Xxxx ran. Xxxx! “Xxxx’s hat,” said Xxxxs mum.',
  ],
  ['never within a word', 'Annabel and Joanna annoy Ann.', ['Ann'], 'Annabel and Joanna annoy Xxx.'],
  ['no longer name that begins like it', 'Sam and Samantha', ['Sam'], 'Xxx and Samantha'],
  ['without its accents', 'Zoe met Zoë and ZOË.', ['Zoë'], 'Xxx met Xxx and Xxx.'],
  ['with accents that its record lacks', 'Renée and RENÉE', ['Renee'], 'Xxxxx and Xxxxx'],
  ['whose accents are signs of their own', 'Zoë!'.normalize('NFD'), ['Zoë'], 'Xxxx!'],
  ['with a stroke', 'Lukasz Zolty', family('Łukasz', 'Żółty'), 'Xxxxxx Xxxxx'],
  [
    'of two parts, together and apart',
    'Anne-Marie, Anne Marie, AnneMarie and Marie',
    family('Anne-Marie'),
    'Xxxxxxxxxx, Xxxx Xxxxx, Xxxxxxxxx and Xxxxx',
  ],
  [
    'with an apostrophe, of either kind or none',
    "O'Brien, O’Brien, OBrien",
    family('O’Brien'),
    'Xxxxxxx, Xxxxxxx, Xxxxxx',
  ],
  [
    'that is a common word, with a capital only',
    'Grace will say grace. Then Will came, with hope and Hope.',
    family('Grace', 'Will', 'Hope'),
    'Xxxxx will say grace. Then Xxxx came, with hope and Xxxx.',
  ],
  [
    'that is a common word, in small letters where it is told as a name',
    'my name is grace, i’m will, from  hope. i am hopeful, and i am so glad.',
    family('Grace', 'Will', 'Hope', 'So'),
    'my name is Xxxxx, i’m Xxxx, from  Xxxx. i am hopeful, and i am so glad.',
  ],
  [
    'that begins sentences, within a sentence only',
    'He ran. I saw Mr He, and he saw me.',
    ['He'],
    'He ran. I saw Mr Xx, and he saw me.',
  ],
  [
    'of one letter, as a capital',
    'J. had a jam jar, j for short. Is J in?',
    ['J'],
    'X. had a jam jar, j for short. Is X in?',
  ],
  ['never the I of the text', 'I am what I am.', ['I'], 'I am what I am.'],
  ['in scripts without spaces', '我叫李明，明天见。', ['李', '明'], '我叫XX，X天见。'],
  ['with an ending, in Korean', '민준이가 왔다', ['민준'], 'Xx이가 왔다'],
  ['in Devanagari, Arabic and Greek', 'प्रिया آيشة Νίκος', ['प्रिया', 'آيشة', 'νικος'], 'Xxxxxx Xxxx Xxxxx'],
  ['with letters beyond two bytes', '𝒜sha', ['𝒜sha'], 'Xxxxx'],
  ['that holds signs of a pattern', 'a.b and aXb', ['a.b'], 'Xxx and aXb'],
  ['that is a username', 'I am priya_2016.', ['priya_2016'], 'I am Xxxxxxxxxx.'],
  [
    'joined with the last one, in either order and in handles',
    'AshaPatel, ashapatel, PatelAsha, @xxashapatelxx, asha.patel@example.com, patel_asha',
    [...family('Asha', 'Patel'), 'Asha Patel', 'Patel Asha'],
    'Xxxxxxxxx, Xxxxxxxxx, Xxxxxxxxx, @xxXxxxxxxxxxx, Xxxx.Xxxxx@example.com, Xxxxx_Xxxx',
  ],
  [
    'beside digits, and beside words with a capital',
    'asha2016, 99Asha, AshaTheGreat, IAmAsha, grace7 and 7 Graces',
    ['Asha', 'Grace'],
    'Xxxx2016, 99Xxxx, XxxxTheGreat, IAmXxxx, Xxxxx7 and 7 Graces',
  ],
  [
    'with what nobody sees inside',
    'As\u200bha, A\u00adsha, \u2060Asha\u200d, As\u034fha',
    ['Asha'],
    'Xxxxx, Xxxxx, \u2060Xxxxx, Xxxxx',
  ],
  [
    'with marks of any kind on its letters',
    'Asha\u0489, As\u20ddha, A\u1dc4sha, Asha\u0951, \u{1d400}\u20ddsha',
    ['Asha'],
    'Xxxxx, Xxxxx, Xxxxx, Xxxxx, Xxxxxx',
  ],
  ['in another script, whose marks are vowels', 'नेहा और नाहा', ['नेहा'], 'Xxxx और नाहा'],
  [
    'in letters of full width, in bold and in circles',
    'Ａｓｈａ, ａｓｈａ, 𝐀𝐬𝐡𝐚, Ⓐⓢⓗⓐ',
    ['Asha'],
    'Xxxx, Xxxx, Xxxxxxxx, Xxxx',
  ],
])('a name is masked %s', (_what, text, names, expected) => {
  const masked = maskNames(text, names);
  expect(masked).toBe(expected);
  expect(masked).toHaveLength(text.length);
});

test.each([
  [
    'Bondi Beach Public School',
    'I go to bondi  beach public school in Bondi, not to a public school at a beach.',
    'I go to Xxxxx  Xxxxx Xxxxxx Xxxxxx in Xxxxx, not to a public school at a beach.',
  ],
  ['Bondi Beach Public School', 'BBPS won.', 'Xxxx won.'],
  [
    'St Mary’s Catholic College',
    "At St Mary's we pray, said Sister Mary of Marys.",
    'At St Xxxxxx we pray, said Sister Mary of Xxxxx.',
  ],
  ['Primary School', 'My Primary School is big.', 'My Primary School is big.'],
  [
    'Station Street Public School',
    'At the station I saw the Station Street sign.',
    'At the station I saw the Xxxxxxx Street sign.',
  ],
])('of %s the whole name and the words of its own are masked', (school, text, expected) => {
  expect(maskNames(text, namesOfSchool(school))).toBe(expected);
  expect(expected).toHaveLength(text.length);
});
