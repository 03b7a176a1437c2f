/**
 * Where we and another library part over the same text, and who is right. The suite holds each row against the two; `docs/disagreements.md` is made
 * of the same rows.
 */

export interface Disagreement {
  /** The texts, in words. */
  readonly input: string;
  /** One of them; made up, or published. */
  readonly example: string;
  /** Who takes them; the other one refuses. */
  readonly accepts: 'payprep' | 'peer';
  /** `open`: a matter of how much a form may read into a number, or of facts that nobody publishes. */
  readonly right: 'payprep' | 'peer' | 'open';
  readonly because: string;
  readonly source: string;
  /** Exactly which texts. */
  readonly where: (text: string) => boolean;
}

/** One function of a peer beside ours. */
export interface Comparison {
  /** Package and version. */
  readonly peer: string;
  /** What it calls the function, and the locale where there are several. */
  readonly judged: string;
  /** What it is held against: a function of ours, or country and types of an identifier. */
  readonly beside: string;
  readonly disagreements: readonly Disagreement[];
}
