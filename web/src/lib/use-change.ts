import { type Key, unstable_serialize, useSWRConfig } from 'swr'

/**
 * Changes loaded data in place. SWR discards a read in progress when its data is changed, so such a read is restarted:
 * none of its results are lost.
 */
export function useChange() {
  const { cache, mutate } = useSWRConfig()

  return async <Data>(concerns: (key: Key) => boolean, change: (data: Data) => Data) => {
    const states = (key: Key) => (concerns(key) ? cache.get(unstable_serialize(key)) : undefined)
    const isIdle = (key: Key) => states(key)?.data !== undefined && !states(key)?.isValidating
    const isBeingRead = (key: Key) => states(key)?.isValidating === true
    const changed = (data?: Data) => data && change(data)

    // Not awaited: the change itself takes effect at once, and the repeated read reports to its own subscribers.
    void mutate(isBeingRead, changed)
    await mutate(isIdle, changed, { revalidate: false })
  }
}
