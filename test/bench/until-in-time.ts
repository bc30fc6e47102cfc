/** As the SDK's, whose name alone tells. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Does it again for as long as the table, on a busy machine, is too slow for the product's patience. */
export async function untilInTime<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act()
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error
      console.error(String(error))
    }
}
