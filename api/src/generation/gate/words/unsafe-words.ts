/** Harmless phrases that hold a word of {@link UNSAFE}; they are taken out before the search. */
export const HARMLESS =
  /\b(?:shot put(?:ter)?s?|slap ?shots?|long shots?|(?:great|blue|coal|marsh) tits?|a murder of crows|naked eye|ginger beers?|root beers?|starting (?:gun|pistol)s?|cigar-shaped|water (?:pistol|gun)s?|glue guns?|(?:had|have|has|having|been|be|is) drunk (?:all|some|half|most|up|the|a|an|about|more|less|from|by|its|his|her|their|\d+|one|two|three)|(?:oilseed|oil-seed) rape|cock-a-doodle\w*|stone dead|dead (?:heat|end|tree|leaf|leaves|wood|calm|batter(?:y|ies))|dick (?:smith|whittington)|moby[- ]dick|pussy willows?|dykes?|hoover dam|bath bombs?|seed bombs?|bomb(?:e|ed)? into the pool|sex of the (?:chick|calf|animal|baby|egg)s?)\b/gi;

/** What is not fit for children, by topic; whole words only, so that Essex or a basement stays. */
export const UNSAFE: [topic: string, pattern: RegExp][] = [
  [
    'violence',
    /\b(?:murder(?:ed|s|er|ers|ing)?|massacre[ds]?|genocide|terroris[tm]s?|(?:shot|stabbed|beaten|choked|burned) (?:dead|to death)|shoot (?:him|her|them|people|someone|everyone|you)|was shot|were shot|stabb(?:ed|ing)|strangl(?:ed|es|ing)|tortur(?:e|ed|ing)|behead(?:ed|ing)?|execut(?:ed|ion) (?:of )?(?:the )?(?:prisoner|criminal|him|her|them)s?|assassinat\w*|guns?|rifles?|pistols?|shotguns?|machetes?|grenades?|bombs?|bombing|explosives?|kidnapp?(?:ed|ing|er|ers)|abduct(?:ed|ing|ion)|corpses?|dead bod(?:y|ies)|gore|gory|blood on|bloodshed|bloodbath|child abuse|(?:kill|killed|kills|killing) (?:him|her|them|people|someone|soldiers?|(?:the |a )?(?:man|woman|men|women|boy|girl|child|children|guard|teacher|neighbour))|were killed|not killed)\b/i,
  ],
  [
    'drugs and alcohol',
    /\b(?:cocaine|heroin|meth|methamphetamine|amphetamines?|marijuana|cannabis|weed dealer|lsd|opium|opioids?|fentanyl|drug (?:dealer|addict|abuse|lord)s?|illegal drugs|overdos(?:e|ed|es)|smok(?:e|es|ed|ing) (?:a |his |her |\d+ |\w+ )?(?:cigarettes?|packets?|joints?|pipe|weed|cigars?)|cigarettes?|cigars?|tobacco|nicotine|vap(?:e|es|ed|ing)|vodka|whiske?y|rum bottle|gin and tonic|tequila|beers?|wines?|champagne|cocktails?|liquor|alcohol|alcoholic|drunk|drunken|drunkard|hangover|pub crawl|(?:his|her|father's|father’s) joints?)\b/i,
  ],
  [
    'sex',
    /\b(?:sex|sexy|sexier|sexiest|sexual|sexually|porn\w*|nude|nudity|naked|condoms?|prostitut\w*|brothel|rap(?:ed|es|ist|ing)|rape|incest|paedophile|pedophile|orgasm|genitals?|penis|vagina|strip ?club|stripper|erotic|make out with|molest\w*)\b/i,
  ],
  [
    'gambling',
    /\b(?:casinos?|gambl(?:e|es|ed|er|ers|ing)|roulette|blackjack|poker|pokies|slot machines?|jackpots?|bookmakers?|bookies?|sports betting|betting|bets? (?:that |it )?(?:\$?\d+|on)|(?:place|placed|places|win|won|lose|lost|make|made) (?:a|the|his|her|their) (?:bet|wager)|wager(?:s|ed)?|lotter(?:y|ies)|scratch(?:ie|ies| cards?)|lotto)(?!\w)/i,
  ],
  [
    'self-harm',
    /\b(?:suicid(?:e|al)|self-?harm\w*|(?:kill|hurt|cut|hang|harm|starve|drown)(?:s|ed|ing)? (?:my|him|her|your|them|our|one)sel(?:f|ves)|end (?:my|his|her|their|your) (?:own )?life|anorexi[ac]|bulimi[ac]|want(?:s|ed)? to die)\b/i,
  ],
  ['an insult', /\b(?:idiots?|retard(?:ed|s)?|moron(?:s|ic)?|bastards?|bloody|damn|bugger|wogs?|slut|whore)\b/i],
];
