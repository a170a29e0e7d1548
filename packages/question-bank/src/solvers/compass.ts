const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Degrees clockwise from north. */
export const compassDegrees = (direction: string) => DIRECTIONS.indexOf(direction) * 45;

export const compassName = (degrees: number) => DIRECTIONS[(((degrees / 45) % 8) + 8) % 8] ?? 'between two directions';
