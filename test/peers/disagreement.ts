/** Known disagreements with other libraries, and who is right. The tests check them; `docs/disagreements.md` is generated from them. */

export interface Disagreement {
  /** Describes the texts. */
  readonly input: string;
  /** One of the texts, generated or published. */
  readonly example: string;
  /** Who accepts the texts; the other refuses them. */
  readonly accepts: 'payprep' | 'peer';
  /** `open` where it is a matter of strictness, or of facts that nobody publishes. */
  readonly right: 'payprep' | 'peer' | 'open';
  readonly because: string;
  readonly source: string;
  /** True for exactly these texts. */
  readonly where: (text: string) => boolean;
}

/** A disagreement without the side that accepts. */
export type DisagreementFacts = Omit<Disagreement, 'accepts'>;

export const onlyPayprepAccepts = (facts: DisagreementFacts): Disagreement => ({ accepts: 'payprep', ...facts });

export const onlyPeerAccepts = (facts: DisagreementFacts): Disagreement => ({ accepts: 'peer', ...facts });

/** A function of a peer, compared with one of payprep. */
export interface Comparison {
  /** Package and version. */
  readonly peer: string;
  /** The function of the peer, with the locale where there are several. */
  readonly peerFunction: string;
  /** The function of payprep, or country and types of an identifier. */
  readonly payprepFunction: string;
  readonly disagreements: readonly Disagreement[];
}
