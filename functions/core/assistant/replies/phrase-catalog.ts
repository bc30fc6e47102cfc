import type { Language } from '#contract/language.ts'
import english from './english.json' with { type: 'json' }
import type { Need } from './phrase-needs.ts'
import { type SlotName, slotsOf } from './phrase-slots.ts'
import spanish from './spanish.json' with { type: 'json' }

/** Something that the assistant may say, in words that people wrote. */
export interface Phrase {
  id: string
  /** When it is said, for the model and for managers. */
  meaning: string
  needs: readonly Need[]
  /** It says that people are asked: they hear of it, and are waited for. */
  asksTeam: boolean
  /** What the model fills. */
  slots: readonly SlotName[]
  wordings: Record<Language, readonly string[]>
}

interface Written {
  meaning: string
  needs?: readonly string[]
  asks_team?: boolean
  wordings: readonly string[]
}
const SPANISH: Record<string, readonly string[] | undefined> = spanish

/** All that the assistant may say beside facts and acts, by id. What is not here cannot leave. */
export const CATALOG: ReadonlyMap<string, Phrase> = new Map(
  Object.entries(english as Record<string, Written>).map(
    ([id, { meaning, needs = [], asks_team = false, wordings }]) => [
      id,
      {
        id,
        meaning,
        needs: needs as readonly Need[],
        asksTeam: asks_team,
        slots: slotsOf(wordings, needs),
        wordings: { en: wordings, es: SPANISH[id] ?? [] },
      },
    ],
  ),
)
