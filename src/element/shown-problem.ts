/** What is wrong with a field, in the page: its text, and the one correction as a question with a button. */
import { fill } from '../messages/fill.js';
import { make, setText } from './dom.js';

/** The field, and the places beside it that stay: a screen reader speaks of what appears in them. */
export interface ProblemPlaces {
  readonly control: HTMLInputElement | HTMLSelectElement;
  readonly problem: HTMLElement;
  readonly proposal: HTMLElement;
}

/** What is shown at a field. */
export interface ShownProblem {
  readonly text: string;
  readonly isError: boolean;
}

interface ProposalWords {
  readonly didYouMean: string;
  readonly use: string;
}

/** Shows the problem; nothing where it is undefined. */
export function showProblem({ control, problem }: ProblemPlaces, shown: ShownProblem | undefined): void {
  const isError = shown?.isError === true;
  control.setAttribute('aria-invalid', String(isError));
  control.part.toggle('invalid', isError);
  problem.classList.toggle('error', isError);
  setText(problem, shown?.text ?? '');
}

/** Shows the correction; nothing where it is undefined. `use` is called once somebody takes it, with the focus in the field. */
export function showProposal(
  { control, proposal }: ProblemPlaces,
  correction: string | undefined,
  words: ProposalWords,
  use: (correction: string) => void,
): void {
  const question = correction === undefined ? '' : fill(words.didYouMean, { text: correction });
  if ((proposal.firstChild?.textContent ?? '') === question) return;
  proposal.replaceChildren();
  if (correction === undefined) return;
  const button = make('button', { type: 'button', part: 'button' }, words.use);
  button.addEventListener('click', () => {
    control.focus();
    use(correction);
  });
  proposal.append(make('span', {}, question), button);
}
