import type { Run } from '#contract/stock/syncs.ts'
import { useSourceText } from '../source-texts.ts'

const NEWS = ['created', 'returned', 'changed', 'sold'] as const
const ALL = [...NEWS, 'unchanged', 'errors'] as const

/** A sync's changes, made or pending, as text: "12 new, 3 changed, 2 sold". */
export function useRunNews() {
  const t = useSourceText()
  const said = (counts: Run['counts'], names: readonly (keyof Run['counts'])[]) =>
    names.flatMap((name) => (counts[name] > 0 ? [t(`news_${name}`, { count: counts[name] })] : []))
  return {
    news: ({ counts }: Run) => said(counts, NEWS).join(', ') || t('news_none'),
    /** "3 rows with errors"; undefined if every row was read. */
    errors: ({ counts }: Run) => said(counts, ['errors'])[0],
    /** Also counts unchanged vehicles and refused rows. */
    allOf: ({ counts }: Run) => said(counts, ALL),
  }
}
