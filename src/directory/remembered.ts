import { hashOf } from './hash.js';

/** As many answers as are remembered: payments come back to the same few hundred banks. */
const PLACES = 512;

/** The same function, with its last answers at hand: one a place, so that whatever is asked, no more than so many are kept. */
export function remembered<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  // two lists and no pairs: a pair in each place is one more thing to be made and collected
  const keys: string[] = [];
  const answers: Answer[] = [];
  return (key) => {
    const place = hashOf(key, PLACES);
    if (keys[place] === key) return answers[place] as Answer;
    const found = answer(key);
    keys[place] = key;
    answers[place] = found;
    return found;
  };
}
