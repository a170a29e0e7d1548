import type { CriterionId } from './writing-rubric';

/**
 * Comments that every marker finds beside a text, by criterion: the first half of each list names what works, the second
 * half one thing to try. They are for a child of ten, and only staff pages load them.
 */
export const WRITING_COMMENT_BANK: Readonly<Record<CriterionId, readonly string[]>> = {
  ideas: [
    'This small detail is your own. It helps me see why the moment matters.',
    'I did not see this coming, and it still makes sense.',
    'You stay with one idea here and tell me more and more about it.',
    'You show me how it feels and do not only tell me.',
    'Tell me more about this part. What did you see, hear or think?',
    'Many people would think of this first. Try to find a second idea that only you could have.',
    'I am not sure why this happens. Add one sentence that tells me the reason.',
    'This part moves away from the task. Try to link it back to what was asked.',
  ],
  form: [
    'This is just how this kind of text should start.',
    'You talk to your reader here, so I know who the text is for.',
    'Your ending does what this kind of text should do.',
    'Think about who will read this. What do they need to know first?',
    'This sounds like another kind of text. Look at the task again and change these words to fit.',
    'One part of this kind of text is missing here. Look at how it is built and add that part.',
  ],
  organisation: [
    'You start a new paragraph just where a new idea starts.',
    'These words lead me from one idea to the next.',
    'Your last line goes back to how you began. That makes the whole text feel finished.',
    'A new idea starts here. Try a new paragraph.',
    'I got a bit lost here. Try to tell things in the order in which they happen.',
    'The end comes very fast. Write one or two more sentences that lead up to it.',
  ],
  style: [
    'This verb is just right. I can see how it moves.',
    'You say what this is like in a way that I have not read before.',
    'I can hear your own voice in this line.',
    'These words suit the mood of the whole part.',
    'You have used this word a few times. Can you find one that says more?',
    'Try a strong verb here, so you need fewer words.',
    'Help me to see this. Add what it looked, smelled or sounded like.',
    'This phrase is used a lot by others. Try to say it in your own way.',
  ],
  sentences: [
    'This short sentence comes at just the right time. It makes me stop.',
    'You join two ideas well in this sentence, and it is easy to follow.',
    'These sentences start in different ways, so it is fun to read on.',
    'A lot happens in this sentence. Try to make two sentences from it.',
    'These sentences all start the same way. Try to start one with when or where.',
    'You move from the past to the present here. Choose one and stay with it.',
    'This is only a part of a sentence. Add who does it, or what they do.',
    'These two short sentences belong together. Try to join them with a word like “because”.',
  ],
  punctuation: [
    'Your speech marks show me who is talking.',
    'This comma makes me pause in the right place.',
    'All of the full stops and capitals are right in this part.',
    'One sentence ends here and the next one starts. Put in a full stop and a capital.',
    'Someone is talking here. Put speech marks around the words that they say.',
    'Read this line out loud. Where you take a breath, you may need a comma.',
  ],
  spelling: [
    'This is a hard word, and you spelt it right.',
    'You dared to use this word. It was worth it.',
    'You spelt each easy word right here, so I can read it without a stop.',
    'Look at this word again. Say each part of it slowly and write what you hear.',
    'This word sounds like another one. Check which one you need here.',
    'Look up this word and write it three times. Then it is yours.',
  ],
};
