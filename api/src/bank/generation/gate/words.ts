/** Whole words or phrases, separated by commas; each is the source of a regular expression. */
export function anyOf(phrases: string, flags = 'iu'): RegExp {
  const sources = phrases.trim().split(/,\s+/);
  return new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, flags);
}

const PERSON =
  '(?:him|her|them|people|someone|everyone|soldiers?|(?:the|a|his|her) (?:man|woman|boy|girl|child|wife|husband|son|daughter|guard|teacher|neighbour))';
const SELF = '(?:my|him|her|your|them|our|one)sel(?:f|ves)';

/** What is not fit for children, by topic. Whole words, so that Essex or a basement stays. */
export const UNSAFE: [topic: string, pattern: RegExp][] = [
  [
    'violence',
    anyOf(String.raw`
      murder(?:ed|s|er|ers|ing)?, massacre[ds]?, genocide, terroris[tm]s?,
      (?:shot|stabbed|beaten|choked|burned|burnt) (?:dead|to death),
      (?:shoot|shot|shooting|kill|kills|killed|killing|stab|punch|punched|slap|slapped|beat|hit|hits|kick|kicked) (?:up )?${PERSON},
      (?:was|were|been|got|not) (?:shot|killed), (?:hit|hits) \p{Lu}?\p{Ll}+ with (?:a|the) \w+, stabb(?:ed|ing),
      strangl(?:e|es|ed|ing), suffocat\w+, tortur(?:e|ed|ing), behead(?:ed|ing)?, lynch(?:ed|ing), assassinat\w+,
      hostages?, hijack\w*, ransom, kidnap\w*, abduct\w*, mugg(?:ed|ers?), armed robber(?:y|ies|s)?,
      rob(?:s|bed|bing)? (?:a|the) (?:bank|shop|man|woman), guns?, rifles?, pistols?, shotguns?, machetes?,
      grenades?, bombs?, bombing, explosives?, corpses?, dead bod(?:y|ies), gory, blood(?:shed|bath| on),
      revolvers?, bullets?, ammunition, snipers?, gunm[ae]n, shooters?, school shootings?, knif(?:ed|ings?),
      slaughter(?:ed|ing|s)?, decapitat\w+, dismember\w*, mutilat\w+, electrocut\w+, hanged, nooses?,
      gas chambers?, mass graves?, war crimes?, poison(?:ed|ing)? (?:him|her|his (?:wife|boss)|her husband),
      kill(?:s|ed|ing)? (?:\d+|two|three|four|five|six|seven|eight|nine|ten), arson(?:ists?)?,
      gang (?:fights?|members?|war), child abuse`),
  ],
  [
    'drugs and alcohol',
    anyOf(String.raw`
      drug(?:s|gie|gies| dealers?| addicts?| lords?)?, cocaine, heroin, meth(?:amphetamine)?, amphetamines?,
      marijuana, cannabis, ketamine, lsd, opium, opioids?, fentanyl, steroids, ecstasy (?:pills?|tablets?),
      (?:pills?|tablets?) of ecstasy, hallucinat\w+, overdos(?:e|ed|es),
      (?:get|gets|got|make|makes|made|is|was) (?:\p{L}+ )?high (?:for|on|from), stoned,
      smok(?:e|es|ed|ing) (?:\w+ )?(?:cigarettes?|packets?|joints?|weed|pot),
      (?:lit|rolled) (?:\w+ ){1,4}joints?, cigarettes?, cigars?, tobacco, nicotine, vap(?:e|es|ed|ing), vodka,
      whiske?y, tequila, brandy, beers?, wines?, champagne, liquor, booze, alcohol(?:ic)?, drunk(?:en|ard)?,
      sleeping pills, syringes?, cocktails?, (?:pints?|shots?) of \w+ at the (?:bar|pub), bartenders?,
      drinking (?:game|contest)s?, night ?clubs?, tipsy, hungover, hangover`),
  ],
  [
    'sex',
    anyOf(String.raw`
      sex(?:y|ier|iest|ual|ually)?, porn\w*, nude, nudity, naked, condoms?, prostitut\w+, brothels?,
      rap(?:e|ed|es|ist|ists|ing), incest, pa?edophiles?, orgasms?, genitals?, penis, vagina, strip ?clubs?,
      strippers?, erotic, molest\w*, seduc\w+, (?:boy|girl)friends?, (?:get|gets|got|on) a date(?: with)?,
      abortions?, lingerie`),
  ],
  [
    'gambling',
    anyOf(String.raw`
      casinos?, gambl(?:e|es|ed|er|ers|ing), roulette, blackjack, poker, pokies, slot machines?, jackpots?,
      bookmakers?, bookies?, betting, bets? (?:\$?\d+|on),
      (?:place|places|placed|win|wins|won|winning|lose|loses|lost|losing) (?:a|the|his|her|their) (?:bet|wager),
      wager(?:s|ed)?, lotter(?:y|ies), lotto, keno, powerball, loot boxes, scratchies, horse races? for money,
      sweepstakes?`),
  ],
  [
    'self-harm',
    anyOf(String.raw`
      suicid(?:e|es|al), self-?harm\w*, (?:kill|hurt|cut|hang|harm|starve)(?:s|ed|ing)? ${SELF},
      mak(?:e|es|ing) ${SELF} (?:vomit|sick),
      (?:cut|cuts|cutting|slashed) (?:my|her|his|their) (?:wrists?|arms?),
      end (?:my|his|her|their|your) (?:own )?life, want(?:s|ed)? to die, anorexi[ac], bulimi[ac]`),
  ],
  [
    'the looks of a body',
    anyOf(`
      (?:call|calls|called) (?:me|him|her|them) (?:fat|ugly), (?:too|so) fat, strict diet,
      the thinnest (?:girl|boy|child|one), fat (?:girl|boy|kid|child), ugly (?:girl|boy|kid|child)`),
  ],
  [
    'an insult',
    anyOf('idiots?, retard(?:ed|s)?, moron(?:s|ic)?, bastards?, bloody, damn, bugger, wogs?, sluts?, whores?'),
  ],
];

/** Phrases that hold a word which is unsafe by itself; they are taken out before the search. */
export const HARMLESS_PHRASES = anyOf(
  String.raw`
  shot put(?:ter)?s?, (?:slap|long) ?shots?, (?:great|blue|coal|marsh) tits?, a murder of crows,
  (?:the|a) naked eye, (?:ginger|root) beers?, starting (?:gun|pistol)s?, (?:water|glue|toy) (?:gun|pistol)s?,
  cigar-shaped,
  (?:had|has|have|having|been|be|is|are|was) drunk (?:all|some|half|most|up|the|a|an|about|more|less|from|by|its|his|her|their|water|\d+|one|two|three),
  oil-?seed rape, dead (?:heat|end|tree|leaf|leaves|wood|calm|batter(?:y|ies))s?, dick (?:smith|whittington),
  moby[- ]dick, pussy willows?, dykes?, fruit cocktails?, shooters? (?:in|of|for) the (?:team|netball),
  bullet (?:trains?|points?|ants?), (?:bath|seed) bombs?, the sex of (?:the|a) \w+,
  hit \w+ with (?:a|the) (?:ball|pillow|snowball)`,
  'giu',
);

/** Terms that are taught after Year 7, and words of academic prose. */
export const LATER_YEARS = anyOf(String.raw`
  logarithms?, log(?:₂| ?\d), derivatives?, differentiat(?:e|ion), integrals?, calculus, sines?, cosines?,
  tangents?, (?:sin|cos|tan)[ (]\d+, trigonometr\w+, hypotenuse, pythagoras, theorems?, radians?, subtends?,
  bisectors?, quadratics?, polynomials?, binomials?, coefficients?, factoris(?:e|es|ed|ing|ation),
  simultaneous equations?, parabolas?, hyperbolas?, asymptotes?, exponential\w*, factorials?, permutations?,
  matrix, matrices, vectors?, determinants?, eigen\w+, complex numbers?, imaginary numbers?, irrational,
  surds?, modulo, standard deviations?, variance, interquartile, regression, correlation,
  normal(?:ly)? distribut(?:ed|ion), random variables?, conditional probability, joint probability,
  independent events, null hypothesis, intersection of (?:the )?(?:sets|events), inverse functions?,
  domain and range, discriminants?, locus, cumulative frequency, quartiles?, percentiles?,
  scientific notation, compound interest, depreciat\w+, annuit(?:y|ies), congruence, similar triangles,
  arc length, circle theorems?, kinetic energy, momentum, molar, isotopes?, covalent, thermodynamics?,
  isothermal, stoichiometr\w+, mitochondri\w+, iambic, metonymy, synecdoche, epistemolog\w+, ontolog\w+,
  hermeneutic\w*, paradigms?, heterogeneity, dialectic\w*, syllogisms?, ad hominem, modus (?:ponens|tollens),
  a priori, enjambment, anaphora, chiasmus, litotes, bildungsroman, postmodern\w*, marxis[tm], hegemon\w*,
  austerity, fiscal, aggregate demand, jurisprudence, fiduciary, notwithstanding, pursuant, amorti[sz]\w+,
  remunerat\w+, macroeconom\w+`);

export const LATER_NOTATION = /[∫∑√∂π]|\b[fgh](?:⁻¹)?\([a-z\d]+\)|\bP\([A-Z]\)|\b[xyz]²\s*[+−-]/;

/** Long words that children of Years 4 to 7 know, beside the words of Dale and Chall. */
export const KNOWN_LONG_WORDS = new Set(
  `perimeter rectangular centimetre kilometre millimetre millilitre temperature multiplication multiplying multiplied division
  consecutive information altogether comparison invitation competition television experiment difficulty particular reasonable
  identical ordinary responsible conversation vegetable australia australian aboriginal victoria tasmania queensland caterpillar
  environment community population thermometer probability approximately calculator calculation estimation horizontal diagonal
  parallelogram hexagonal octagonal triangular equilateral denominator numerator necessary especially actually usually immediately
  imaginary literature library librarian dictionary encyclopedia photography photographer electricity electrical scientific
  scientist investigation observation celebration decoration conservation transportation communication exploration preparation
  anniversary february january adventurous mysterious curiosity imagination personality character characters original
  technology technological biology geography geographical historical traditional international television helicopter escalator
  elevator refrigerator supermarket cafeteria gymnasium aquarium planetarium auditorium orienteering photographer entertainment
  kookaburra macadamia avocado watermelon cauliflower macaroni alligator rhinoceros hippopotamus salamander amphibian binoculars
  kindergarten certificate ceremony category categories alphabetical alternative arithmetic advertisement exaggerate
  disappointment disappointed embarrassed impatiently unfortunately fortunately independent individual opportunity organisation
  organised participate participant population regularly reliable secretary selection similarity society variety volunteering
  volunteer voluntary odometer aestivation eucalyptus animals generally naturally gradually eventually definitely absolutely argument conclusion
  narrator decimal fraction triangle rectangle pentagon hexagon multiple quantity average probability trapezium rhombus
  radius circumference percentage kilogram kilometre symmetry estimate calculate statement assumption evidence
  stanza metaphor simile personification chapter`.split(/\s+/),
);
