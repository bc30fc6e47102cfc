import { foldText } from '#contract/fold-text.ts'
import type { Hit } from '../../data/use-search.ts'

export interface Choice {
  id: string
  group:
    | 'recent'
    | 'call'
    | 'conversation'
    | 'list'
    | 'create'
    | 'pages'
    | 'sections'
    | 'people'
    | 'account'
    | 'help'
    | 'search'
    | 'hits'
  label: string
  key?: string
  /** Shown after it, as a phone number. */
  hint?: string
  /** Shown instead of the label: one of a search for this text. */
  found?: { hit: Hit; search: string }
  isOneOfMany?: boolean
  isDialog?: boolean
  isEnd?: boolean
  run: () => void
}

/** The order of the groups. */
const GROUPS: readonly Choice['group'][] = [
  ...([
    'recent',
    'call',
    'conversation',
    'list',
    'create',
    'pages',
    'account',
    'help',
    'sections',
    'people',
    'search',
  ] as const),
]
const RECENT = 5

/**
 * Those that hold every word of a text, in any order; without a text all but the ones of many, and first those used last.
 * What ends something comes after the rest, and is not among those used last: Enter on the first line does no harm.
 */
export function findChoices(all: readonly Choice[], text: string, usedLast: readonly string[]): Choice[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const rank = ({ id }: Choice) => (usedLast.includes(id) ? usedLast.indexOf(id) : usedLast.length)
  const byUse = (a: Choice, b: Choice) => rank(a) - rank(b)
  if (words.length > 0) {
    const isMeant = ({ label }: Choice) => words.every((word) => foldText(label).includes(word))
    return inGroups(all.filter(isMeant).toSorted(byUse))
  }
  const recent = all
    .filter(({ id, isEnd }) => !isEnd && usedLast.includes(id))
    .toSorted(byUse)
    .slice(0, RECENT)
  const others = all
    .filter((one) => !one.isOneOfMany && !recent.includes(one))
    // Where there are many, what has a key is the daily one.
    .toSorted((a, b) => Number(b.key !== undefined) - Number(a.key !== undefined))
  return inGroups([...recent.map((one) => ({ ...one, group: 'recent' as const })), ...others])
}

function inGroups(choices: Choice[]): Choice[] {
  const ending = (a: Choice, b: Choice) => Number(a.isEnd ?? false) - Number(b.isEnd ?? false)
  const groups = GROUPS.map((group) => choices.filter((one) => one.group === group).toSorted(ending))
  const isEnding = ([first]: Choice[]) => Number(first?.isEnd ?? false)
  return groups.toSorted((a, b) => isEnding(a) - isEnding(b)).flat()
}
