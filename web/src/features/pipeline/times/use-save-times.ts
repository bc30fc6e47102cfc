import { updateTimes, useTimes } from '../api.ts'

/** Saves the hours, and shows them at once. */
export function useSaveTimes() {
  const { mutate } = useTimes()
  return async (times: Parameters<typeof updateTimes>[0]) => {
    await mutate(await updateTimes(times), { revalidate: false })
  }
}
