/** Terms of later years, whole words. */
export const LATER_YEARS =
  /\b(?:logarithms?|log[₂\d]|derivatives?|differentiat(?:e|ion)|integrals?|calculus|sines?|cosines?|tangents?|trigonometr\w*|hypotenuse|quadratics?|polynomials?|binomials?|factoris(?:e|es|ed|ing|ation)|matrix|matrices|vectors?|determinant|eigen\w*|complex numbers?|imaginary numbers?|irrational|surds?|exponential\w*|standard deviations?|variance|normally distributed|normal distribution|random variables?|conditional probability|permutations?|factorials?|simultaneous equations?|pythagoras|theorems?|parabolas?|hyperbolas?|asymptotes?|radians?|coefficients?|modulo|isothermal|thermodynamics?|thermodynamic|stoichiometr\w*|synecdoche|metonymy|epistemolog\w*|ontolog\w*|hermeneutic\w*|paradigms?|heterogeneity|dialectic\w*|equanimity|juxtapos\w*|epistolary|vituperative|obsequious|perfunctory|recalcitrant|notwithstanding|pursuant|expropriat\w*|debentures?|amorti[sz]\w*|remunerat\w*|jurisprudence|fiduciary|subpoena|macroeconom\w*|monetary policy)\b|[∫∑√∂π]|\b[xyz]²\s*[+−-]/i;

/** Long words that are at home in Years 4 to 7, beside the words of Dale and Chall. */
export const KNOWN_LONG_WORDS = new Set(
  `perimeter rectangular centimetre kilometre millimetre millilitre temperature multiplication multiplying multiplied division
  consecutive information altogether comparison invitation competition television experiment difficulty particular reasonable
  identical ordinary responsible conversation vegetable australia australian aboriginal victoria tasmania queensland caterpillar
  environment community population thermometer probability approximately calculator calculation estimation horizontal diagonal
  parallelogram hexagonal octagonal triangular equilateral denominator numerator necessary especially actually usually immediately
  imaginary literature library librarian dictionary encyclopedia photography photographer electricity electrical scientific
  scientist investigation observation celebration decoration conservation transportation communication exploration preparation
  anniversary february january january's adventurous mysterious curiosity imagination personality character characters original
  technology technological biology geography geographical historical traditional international television helicopter escalator
  elevator refrigerator supermarket cafeteria gymnasium aquarium planetarium auditorium orienteering photographer entertainment
  kookaburra macadamia avocado watermelon cauliflower macaroni alligator rhinoceros hippopotamus salamander amphibian binoculars
  kindergarten certificate ceremony category categories alphabetical alternative arithmetic advertisement exaggerate
  disappointment disappointed embarrassed impatiently unfortunately fortunately independent individual opportunity organisation
  organised participate participant population regularly reliable secretary selection similarity society variety volunteering
  volunteer voluntary odometer aestivation eucalyptus animals generally naturally gradually eventually definitely absolutely`.split(
    /\s+/,
  ),
);
