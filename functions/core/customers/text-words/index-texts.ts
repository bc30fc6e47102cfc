import type { OrgId } from '../../platform/ctx.ts'
import { dayOf, periodOf, readKnownWord, type TextKind, writeKnownWord } from './rules.ts'
import { indexedWordsOf } from './searched-words.ts'
import { addWords, type ContactWords, findKnown } from './store.ts'

/** What was written or said with a contact, and when. */
interface SaidText {
  contact: string
  at: Date
  text: string
}

/** Indexes the words of texts that their contacts have not said before in the same period. Safe to repeat. */
export async function indexTexts(org: OrgId, kind: TextKind, texts: SaidText[]): Promise<void> {
  const said = texts.map(({ contact, at, text }) => ({
    contact,
    period: periodOf(kind, at),
    words: indexedWordsOf(text).map((word) => ({ word, day: dayOf(kind, at) })),
  }))
  const groups = [...Map.groupBy(said, ({ contact, period }) => `${contact} ${period}`).values()].flatMap((of) => {
    const [first] = of
    // Of several texts the first one counts.
    const byWord = new Map(
      of
        .flatMap(({ words }) => words)
        .toSorted(laterFirst)
        .map(({ word, day }) => [word, day]),
    )
    return first && byWord.size > 0 ? [{ contact: first.contact, kind, period: first.period, byWord }] : []
  })
  const known = await findKnown(org, groups)
  const added = groups.flatMap(({ byWord, ...place }, n): (ContactWords & { isFirst: boolean })[] => {
    const before = [...(known[n]?.words ?? [])].map(readKnownWord)
    // A search looks for beginnings, from the day on that is known: who said trucks is found by truck.
    const isFound = (word: string, day: string) => before.some((one) => one.word.startsWith(word) && one.day <= day)
    const fresh = [...byWord].filter(([word, day]) => !isFound(word, day))
    return fresh.length > 0
      ? [
          {
            ...place,
            words: new Set(fresh.map(([word, day]) => writeKnownWord({ day, word }))),
            isFirst: known[n] === undefined,
          },
        ]
      : []
  })
  await addWords(org, added)
}

const laterFirst = (a: { day: string }, b: { day: string }) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)
