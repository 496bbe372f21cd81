/** What is shown of a pile or a card, besides what it is. */
export interface PileMarks {
  /** It is selected. */
  selected?: boolean | undefined;
  /** The selected card may go here. */
  target?: boolean | undefined;
  /** A discard that is not sent yet goes here. */
  held?: boolean | undefined;
  /** It can be laid on a building pile. */
  layable?: boolean | undefined;
  /** A card was put here last. */
  last?: boolean | undefined;
  /** A lesson points at it. */
  pointed?: boolean | undefined;
  /** A hint takes a card from here, or puts it here. */
  advised?: 'from' | 'to' | undefined;
}
