/** How many moves it takes from the start to each state that can be reached, by breadth-first search. */
export function movesTo<State extends readonly unknown[]>(start: State, next: (state: State) => State[], most = 40) {
  const moves = new Map<string, number>([[String(start), 0]]);
  let states = [start];
  for (let move = 1; move <= most && states.length > 0; move += 1) {
    const fresh = new Map(states.flatMap(next).map((state) => [String(state), state]));
    states = [...fresh].filter(([name]) => !moves.has(name)).map(([, state]) => state);
    for (const state of states) moves.set(String(state), move);
  }
  return moves;
}
