import { useEffect, useState } from 'react'
import { LEFT_OUT_REASONS, type LeftOut } from '#contract/outreach/send-facts.ts'

interface Part {
  cursor: string | null
}
interface Adding<Body, Told> {
  read: (body: Body, query: { cursor?: string }) => Promise<Told>
  plus: (told: Told, part: Told) => Told
  pauseMs: number
}

/**
 * What is counted in parts, added up until none is left; the counts so far are shown meanwhile. What is typed is counted
 * after a pause, and the last counts stay until then; null waits. `read` and `plus` are always the same.
 */
export function useAddedUp<Body, Told extends Part>(body: Body | null, { read, plus, pauseMs }: Adding<Body, Told>) {
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify({ attempt, body })
  const [counted, setCounted] = useState<{ key: string; told: Told | undefined; error?: unknown }>({
    key,
    told: undefined,
  })
  useEffect(() => {
    const asked: Body | null = JSON.parse(key).body
    if (asked === null) return
    let isWanted = true
    const show = (next: { told: Told | undefined; error?: unknown }) => isWanted && setCounted({ key, ...next })
    const count = async () => {
      let told: Told | undefined
      do {
        const part = await read(asked, told?.cursor ? { cursor: told.cursor } : {})
        told = told ? plus(told, part) : part
        show({ told })
      } while (told.cursor !== null && isWanted)
    }
    const timer = setTimeout(() => count().catch((error: unknown) => show({ told: undefined, error })), pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, read, plus, pauseMs])
  const isOwn = counted.key === key
  return {
    data: isOwn || pauseMs > 0 ? counted.told : undefined,
    error: isOwn ? counted.error : undefined,
    isCounting: body !== null && (!isOwn || (counted.told !== undefined && counted.told.cursor !== null)),
    retry: () => setAttempt(attempt + 1),
  }
}

type Counts = Partial<Record<LeftOut, number>>

export const plusLeftOut = (told: Counts, part: Counts): Counts =>
  Object.fromEntries(
    LEFT_OUT_REASONS.flatMap((reason) => {
      const count = (told[reason] ?? 0) + (part[reason] ?? 0)
      return count > 0 ? [[reason, count]] : []
    }),
  )

/** How many of those counted can be written to. */
export const reachOf = ({ size, left_out }: { size: number; left_out: Counts }) =>
  LEFT_OUT_REASONS.reduce((sum, reason) => sum - (left_out[reason] ?? 0), size)
