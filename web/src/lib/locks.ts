/** Holds one of the browser's locks until the signal: whatever becomes of the page, the browser gives it back. */
export function holdLock(
  name: string,
  options: LockOptions & { signal: AbortSignal },
  onHeld = () => {},
): Promise<void> {
  const { signal, ...how } = options
  // A steal takes no signal.
  const given = how.steal ? how : { ...how, signal }
  return navigator.locks
    .request(name, given, () => {
      if (signal.aborted) return
      onHeld()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    })
    .catch(() => undefined)
}

/** The names of the locks that any page of this browser holds. */
export async function listHeldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}
