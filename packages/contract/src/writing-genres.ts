/** The first lines of a text, and why they work. */
interface Opening {
  /** A title, date, greeting or subject line has a line of its own. */
  text: string;
  /** For a child of ten, in one sentence. */
  why: string;
}

/** A kind of text, told to a child of ten. */
interface WritingGenre {
  /** What it is for. */
  purpose: string;
  /** How it is built, from beginning to end. */
  structure: readonly string[];
  /** What each of the three points of a plan is for, as it goes on after “Point 1:”. */
  planPoints: readonly [string, string, string];
  openings: readonly [Opening, Opening];
}

/** By topic of a prompt of Writing. Openings answer none of the bank's prompts, so that none can be copied. */
export const WRITING_GENRES: Readonly<Record<string, WritingGenre>> = {
  Narrative: {
    purpose: 'A story takes the reader along. Things happen to somebody, and we want to know what comes next.',
    structure: [
      'Show who it is about, and what they want.',
      'Put something in their way.',
      'Let them try, and let it get harder before it gets better.',
      'Make them choose.',
      'Show in the last lines what has changed.',
    ],
    planPoints: [
      'who it is about, and what they want',
      'what gets in their way',
      'what they choose, and what is different then',
    ],
    openings: [
      {
        text: 'The last train had gone, and Mira was still holding two tickets.',
        why: 'It starts in the middle of trouble, and we want to know who did not come.',
      },
      {
        text: '“Don’t open it,” said Jude, who had just opened it.',
        why: 'One line of talk shows us what Jude is like, and that things will go wrong.',
      },
    ],
  },
  Persuasive: {
    purpose: 'It tries to change what people think or do.',
    structure: [
      'Say what you want, right at the start.',
      'Give two or three good reasons, the best one last.',
      'Show each reason with something that could really happen.',
      'Say what others may think, and give a fair answer.',
      'End with one thing that the reader should do.',
    ],
    planPoints: [
      'what you want, and your best reason',
      'another reason, and what shows it',
      'what others may say, and your answer',
    ],
    openings: [
      {
        text: 'Every day at our school, forty good apples end up in the bin. I have counted them.',
        why: 'The writer has looked and counted, so the problem feels real.',
      },
      {
        text: 'I used to think that chess club was for other people. I was wrong, and you may be wrong, too.',
        why: 'The writer owns up to a mistake, so we are ready to listen.',
      },
    ],
  },
  Speech: {
    purpose: 'A speech is heard, not read. It makes people listen, and leaves them with one thing to keep.',
    structure: [
      'Greet people, and make them listen at once.',
      'Say your main point in one short sentence.',
      'Tell a small story that shows it.',
      'Use “you” and “we”, and say key words more than once.',
      'End with a line that they can take home.',
    ],
    planPoints: [
      'how you make them listen',
      'your main point, and a small story for it',
      'the line that they take home',
    ],
    openings: [
      {
        text: 'Put up your hand if you only pretend to know the words of our school song. Thank you. My hand is up as well.',
        why: 'The crowd has to do something, and the speaker is one of them.',
      },
      {
        text: 'Good evening, parents, teachers and one dog. I am here to thank somebody who never asked for thanks.',
        why: 'It greets them all, and makes us want to know who is meant.',
      },
    ],
  },
  Letter: {
    purpose: 'A letter talks to one person, in a voice that suits this person.',
    structure: [
      'Greet the reader by name.',
      'Say soon why you are writing.',
      'Give each thing that you want to say its own paragraph.',
      'Think of the reader: what do they know, and how will they feel?',
      'End with thanks, a wish or a question, then your name.',
    ],
    planPoints: ['why you write to this person', 'what they need to know', 'what you ask or wish for at the end'],
    openings: [
      {
        text: 'Dear Mr Reed,\nYou do not know me, but your dog does.',
        why: 'It is short and odd, so Mr Reed has to read on.',
      },
      {
        text: 'Dear Aunt Rosa,\nToday I ate the last of your plum jam, so it is time to write.',
        why: 'It sounds warm, and it says at once why the letter was written.',
      },
    ],
  },
  Email: {
    purpose: 'An email gets something done. It is short, clear and friendly.',
    structure: [
      'Write a subject line that says what you want.',
      'Greet the reader, and say why you are writing.',
      'Give the facts in the order that the reader needs.',
      'Ask for one thing, and say by when.',
      'Say thank you, and put your name.',
    ],
    planPoints: ['what has happened', 'the facts that the reader needs', 'what you ask for, and by when'],
    openings: [
      {
        text: 'Subject: Green goggles left at your pool\nHello,\nI swam at your pool on Sunday, and my goggles are still there.',
        why: 'A few words are enough to tell what was left, where and when.',
      },
      {
        text: 'Subject: May 5B borrow your telescope on Friday?\nDear Dr Singh,\nMy class is learning about the moon, but we have only seen it in books.',
        why: 'The subject line asks, and the first sentence gives the reason.',
      },
    ],
  },
  Diary: {
    purpose: 'A diary keeps what a day was like for you. You can be honest, as it is only for you.',
    structure: [
      'Put the date at the top.',
      'Choose two or three moments, not the whole day.',
      'Tell what happened, and what you felt and thought.',
      'Let it sound as if you talk to yourself.',
      'End with what you know now, or still ask yourself.',
    ],
    planPoints: ['the first moment that you choose', 'the second one, and how you felt', 'what you know now'],
    openings: [
      {
        text: 'Tuesday, 4 May\nI said that I was not scared. I have said a lot of things today.',
        why: 'It sounds like a real person, and hints at a secret.',
      },
      {
        text: 'Sunday night\nMy hands still smell of paint, and I still have not told Dad.',
        why: 'The smell takes us there, and we want to know what Dad will say.',
      },
    ],
  },
  Blog: {
    purpose: 'A blog post shares what you did or found out. Its readers can click away at any time.',
    structure: [
      'Find a title that makes people look.',
      'Show in the first lines what the post is about.',
      'Pick the best moments. Short headings can help.',
      'Talk to the reader as “you”, in whole sentences.',
      'End with a question, or with something to try.',
    ],
    planPoints: ['your title, and what it is about', 'the two best moments', 'what the reader can try or answer'],
    openings: [
      {
        text: 'Seven Ways Not to Wash a Cat\nI have tried them all, so that you don’t have to.',
        why: 'The title is funny, and the next line says that the post will help us.',
      },
      {
        text: 'What Was in the Drawer\nYou know that one drawer at home that nobody opens? Last night I opened ours.',
        why: 'It starts with something that we all know, and adds a small mystery.',
      },
    ],
  },
  Article: {
    purpose: 'An article is for a magazine. It tells us about real people and things, and makes us care.',
    structure: [
      'Find a headline that makes people look.',
      'Say in the first lines what it is about.',
      'Give facts and small scenes in a clear order. Headings can help.',
      'If there are people in it, let us hear them talk.',
      'End so that we see the thing in a new way.',
    ],
    planPoints: ['a person or a scene to start with', 'the facts, in their order', 'how we see it at the end'],
    openings: [
      {
        text: 'The Woman Who Winds the Town Clock\nAt four in the morning, Lena Moss is already late for work.',
        why: 'We meet a person at once, and four in the morning makes us ask why.',
      },
      {
        text: 'How Old Is Your Pencil?\nThe wood in your hand was a tree before you were born.',
        why: 'It tells us something new about a thing that we use each day.',
      },
    ],
  },
  'News report': {
    purpose: 'A news report tells people what has happened. It is quick, clear and fair.',
    structure: [
      'Write a short headline.',
      'First say who, what, where and when.',
      'Then say how and why, with what matters most first.',
      'Tell us what people said, with speech marks and names.',
      'Last, say what may happen next.',
    ],
    planPoints: ['who, what, where and when', 'how and why', 'who says what about it'],
    openings: [
      {
        text: 'Goat Stops Train\nA goat named Duchess held up the morning train to Stony Creek for an hour on Monday.',
        why: 'One sentence tells us who, what, where and when.',
      },
      {
        text: 'Bridge Opens at Last\nThe bridge at Barrow Bay opened on Friday, one day after the old ferry sank.',
        why: 'The news comes first, and one odd fact makes us read on.',
      },
    ],
  },
  Review: {
    purpose: 'A review says how good something is, and who would like it. It gives reasons.',
    structure: [
      'Say what it is, and what you think of it.',
      'Take one part at a time: what is good, and what is not?',
      'Back up each point with what you saw or heard.',
      'Be fair, even if you did not like it.',
      'End with your verdict: who should go, and when?',
    ],
    planPoints: ['what it is, and what you think of it', 'what is good, and what is not', 'who it is for'],
    openings: [
      {
        text: 'The new slide at Finch Park is fast, blue and over too soon, like all good holidays.',
        why: 'We learn what it is and what the writer thinks, and we smile.',
      },
      {
        text: 'I went to the puppet show to please my little brother. He was the one who had to drag me home.',
        why: 'We can tell that the show was good before the writer says so.',
      },
    ],
  },
  Description: {
    purpose: 'It lets the reader see, hear and feel a place, a person or a thing.',
    structure: [
      'Start with one sharp detail.',
      'Lead the eye in an order, such as from near to far.',
      'Use more senses than sight.',
      'Choose details that make one mood.',
      'End with one picture or sound that stays.',
    ],
    planPoints: ['the detail to start with', 'what you see, hear, smell and feel', 'the last picture or sound'],
    openings: [
      {
        text: 'The bakery is warm before it is light.',
        why: 'Eight short words give us a place, an hour and a feeling.',
      },
      {
        text: 'Nothing in Grandma’s shed has ever been thrown out, only pushed closer to the wall.',
        why: 'We can see how full the shed is, and we get to know Grandma.',
      },
    ],
  },
  'Advice sheet': {
    purpose: 'It helps people to do something that they find hard.',
    structure: [
      'Find a title that says what it helps with.',
      'Show that you know how the reader feels.',
      'Give clear tips in an order that works.',
      'Give a reason for each tip, or show how it is done.',
      'End with a kind thought that is easy to keep in mind.',
    ],
    planPoints: ['how your reader feels', 'the tips, in their order', 'the reason for the best tip'],
    openings: [
      {
        text: 'How to Sleep in a Tent\nThe first night is noisy, and that is not your fault. Here is what helps.',
        why: 'The title says what we will learn, and the writer seems to have been there.',
      },
      {
        text: 'Your First Spelling Bee\nYour tummy will feel strange. That is how it says that it is ready.',
        why: 'It talks to a child who is worried, and turns a bad feeling into a good one.',
      },
    ],
  },
  Discussion: {
    purpose: 'It looks at a hard question from two sides, and only then makes up its mind.',
    structure: [
      'Say what the question is, and why it is hard.',
      'Give the best case for one side, and show it at work.',
      'Do the same for the other side, in about as many words.',
      'Weigh them up: what counts most, and for whom?',
      'End with what you think, and why.',
    ],
    planPoints: [
      'the best case for one side',
      'the best case for the other side',
      'what counts most, and what you think',
    ],
    openings: [
      {
        text: 'On Friday our class hamster had five homes to choose from. On Monday he was ill. Should pets live at school at all?',
        why: 'A small scene shows why it matters, and then the question is asked.',
      },
      {
        text: 'When a plum falls over a fence, two people think that it is theirs. Both of them have a point.',
        why: 'We see the two sides at once, and the writer is fair to both.',
      },
    ],
  },
  'Information report': {
    purpose: 'It tells readers what a thing is like or how it works. It is not a story.',
    structure: [
      'Say first what it is.',
      'Put facts that belong together in one group. Headings can help.',
      'Write about how it always is: “it floats”, “they carry”.',
      'Tell us what hard words mean.',
      'End with why it matters.',
    ],
    planPoints: ['what it is', 'two groups of facts', 'why it matters'],
    openings: [
      {
        text: 'A lighthouse is a very tall way to say one short thing: keep away.',
        why: 'It says what the thing is for, and makes us smile.',
      },
      {
        text: 'Under the streets of most cities lies a second city, made of pipes.',
        why: 'One clear picture tells us what it is about, and we want to look down there.',
      },
    ],
  },
};
