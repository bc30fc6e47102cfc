import { useSearchParams } from 'react-router'
import { TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { addDays, startOf } from '../../../lib/wall-time.ts'

type Filter = 'outcome' | 'contact' | 'from' | 'to' | 'search' | 'gaps'
type Name = Filter | 'cursor' | 'turn'

/** The page's filters, its part of the list, and the open turn, from the URL. */
export function useTurnPlace() {
  const [params, setParams] = useSearchParams()
  const outcome = TURN_OUTCOMES.find((one) => one === params.get('outcome'))
  const contact = params.get('contact') ?? undefined
  const search = params.get('search') ?? undefined
  const gaps = params.get('gaps') ? ('true' as const) : undefined
  const cursor = params.get('cursor') ?? undefined
  const days = { from: dayIn(params.get('from')), to: dayIn(params.get('to')) }
  const range = {
    from: days.from && startOf(days.from).toISOString(),
    to: days.to && startOf(addDays(days.to, 1)).toISOString(),
  }
  const set = (changes: Partial<Record<Name, string | undefined>>) =>
    setParams((known) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) known.set(name, value)
        else known.delete(name)
      }
      return known
    })
  return {
    query: { outcome, contact, search, gaps, ...range, cursor },
    /** The days as picked; the last one counts whole. */
    days,
    range,
    isFiltered: Boolean(outcome ?? contact ?? search ?? gaps ?? days.from ?? days.to),
    isFirst: cursor === undefined,
    turn: params.get('turn') ?? undefined,
    /** A filter begins with the newest. */
    filter: (changes: Partial<Record<Filter, string | undefined>>) =>
      set({ ...changes, cursor: undefined, turn: undefined }),
    turnTo: (next: string | undefined) => set({ cursor: next }),
    open: (turn: string | undefined) => set({ turn }),
  }
}

/** A day at the dealership, as in `2026-11-24`. */
const dayIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)
