import { type Key, unstable_serialize, useSWRConfig } from 'swr'

/**
 * Changes loaded data in place. SWR throws away a read that is under way when its data is changed, so such a read is
 * started again: nothing that it would have brought is missed.
 */
export function useChange() {
  const { cache, mutate } = useSWRConfig()

  return async <Data>(concerns: (key: Key) => boolean, change: (data: Data) => Data) => {
    const states = (key: Key) => (concerns(key) ? cache.get(unstable_serialize(key)) : undefined)
    const isIdle = (key: Key) => states(key)?.data !== undefined && !states(key)?.isValidating
    const isBeingRead = (key: Key) => states(key)?.isValidating === true
    const changed = (data?: Data) => data && change(data)

    // Not awaited: the change itself is there at once, the repeated read reports to whoever shows it.
    void mutate(isBeingRead, changed)
    await mutate(isIdle, changed, { revalidate: false })
  }
}
