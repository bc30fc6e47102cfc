/** A kind of live pointer: what it says has changed. */
export interface PushFacts {
  /** Pages that missed it learn of it otherwise, so its time is not recorded (`Told`). */
  isBrief?: true
}
/** An area's kinds of pointers. */
export type Pushes = Record<string, PushFacts>
