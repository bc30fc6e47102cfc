/** Lets others make the stream's reader look at once, and hear when it had seen all that was written before. */
export function openLooks() {
  const asked: (() => void)[] = []
  let wake = () => {}
  return {
    /** Resolves once a reading that began after this call found nothing new. */
    nothingNew: (): Promise<void> =>
      new Promise((resolve) => {
        asked.push(resolve)
        wake()
      }),
    /** How many wait for a reading. */
    count: () => asked.length,
    /** Tells the first so many. */
    tell(count: number) {
      for (const resolve of asked.splice(0, count)) resolve()
    },
    /** Waits, but not for who asks. */
    pause: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        signal.addEventListener('abort', end, { once: true })
        wake = end
      }),
  }
}
export type Looks = ReturnType<typeof openLooks>
