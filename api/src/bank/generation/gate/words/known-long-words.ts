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
