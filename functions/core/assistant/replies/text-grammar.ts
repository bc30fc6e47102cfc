/** A language's closed stock of what a text may hold; everything else is refused. */
export interface Grammar {
  /** Words that claim nothing in any order. */
  plain: string
  /** Words that a question to the customer may hold, or a clause that `request` begins. */
  asked: string
  /** Pieces of a construct, by the name that constructs give them in angle quotes: `«OFFER»`. */
  parts: Record<string, string>
  /** Regular expressions of words that may stand together only so. `<price>` is a fact, `[act]` an act, `{name}` a name. */
  constructs: string[]
  askedConstructs: string[]
  /** Of a reply that hands over: what a person will do. */
  handOverConstructs: string[]
  /** An offer to arrange something; the words for it stand only beside one, or in a question. */
  offer: string
  planned: string
  /** Of the asked, those that stand in a question alone: a time or a denial in an offer is a promise. */
  times: string
  /** What a question to the customer begins with. */
  opener: string
  /** Begins an offer, a condition, a request to tell something, or repeats what the customer looks for: its words are those of a question. */
  request: string
  /** Behind one of these a verb asserts; in a question it stands before. */
  subjects: string
  finite: string
  /** Begin a question about what a subject does: "what vehicle is". */
  heads: string
  /** Words that agree to whatever was asked, unless more follows. */
  agreement: string
  /** May stand before a fact. */
  leads: string
  /** Of these, what would change a figure, or point at another. */
  notBeforeFigures: string
  /** The only words in a sentence with a price or a mileage: others make it depend on something, or open it to talk. */
  besideFigures: string
  /** Words that name a field: they stand only beside it. */
  labels: Record<string, string>
  /** Forbidden although each word may stand. */
  never: string[]
}
