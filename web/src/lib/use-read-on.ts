import { useState } from 'react'
import type { Pointer } from '#contract/people/realtime.ts'
import type { Row } from '#contract/route.ts'
import { coalesced } from './coalesced.ts'
import { readAgain } from './read-again.ts'
import { useLive } from './realtime.ts'

/**
 * Reads again what a push makes stale: rows, or a custom function. A burst causes one read and at most one more after
 * it. Returns a function that triggers a read for any other reason.
 */
export function useReadOn(
  changed: Pointer['changed'] | ((pointer: Pointer) => boolean),
  stale: readonly Row[] | (() => Promise<unknown>),
  options?: Parameters<typeof useLive>[1],
): () => void {
  const [inTurn] = useState(coalesced)
  const read = () => inTurn(typeof stale === 'function' ? stale : () => readAgain(...stale))
  useLive((pointer) => {
    if (typeof changed === 'function' ? changed(pointer) : pointer.changed === changed) read()
  }, options)
  return read
}
