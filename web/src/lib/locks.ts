/** Holds one of the browser's locks until the signal; the browser releases it even if the page crashes. */
export function holdLock(
  name: string,
  options: LockOptions & { signal: AbortSignal },
  onHeld = () => {},
): Promise<void> {
  const { signal, ...how } = options
  // `steal` does not support a signal.
  const given = how.steal ? how : { ...how, signal }
  return navigator.locks
    .request(name, given, () => {
      if (signal.aborted) return
      onHeld()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    })
    .catch(() => undefined)
}

/** The names of the locks held by any page of this browser. */
export async function listHeldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}
