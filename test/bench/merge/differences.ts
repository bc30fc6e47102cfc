import { dequal } from 'dequal'
import type { Whole } from './two-people.ts'

export interface Both {
  kept: Whole
  leaving: Whole
}

/** What is not exactly as before, but for what came in since. */
export function differencesOf(round: string, before: Both, after: Both, since: string[] = []): string[] {
  return (['kept', 'leaving'] as const).flatMap((side) => {
    const [was, is] = [before[side], after[side]]
    const isMore = side === 'leaving' && since.length > 0
    return Object.keys(was).flatMap((name) => {
      // The row shows the newest of them.
      if (isMore && (name === 'row' || name === 'contact')) return []
      const isSame =
        isMore && name === 'thread' ? isFollowedBy(was.thread, is.thread, since) : dequal(was[name], is[name])
      return isSame ? [] : [`${round}: ${side} ${name}: ${namesOfDiffering(was[name], is[name])}`]
    })
  })
}

function isFollowedBy(was: Whole['thread'], is: Whole['thread'], since: string[]): boolean {
  const fresh = is.slice(was.length).map(({ body }) => body)
  return dequal(is.slice(0, was.length), was) && dequal(fresh, since)
}

function namesOfDiffering(was: unknown, is: unknown): string {
  const [one, other] = [was, is] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys({ ...one, ...other }).filter((name) => !dequal(one[name], other[name]))
  return names.slice(0, 9).join(', ')
}

const SHARED = ['thread', 'notes', 'consents', 'appointments', 'reminders'] as const

/** What the one that both became lacks of both, or has twice. */
export function differingMerged(round: string, before: Both, after: Both): string[] {
  const idsIn = (whole: Whole, name: string) => (whole[name] as { id: string }[]).map(({ id }) => id)
  return SHARED.filter((name) => {
    const all = [...idsIn(before.kept, name), ...idsIn(before.leaving, name)].toSorted()
    return !dequal(all, idsIn(after.kept, name).toSorted())
  }).map((name) => `${round}: ${name} of both`)
}
