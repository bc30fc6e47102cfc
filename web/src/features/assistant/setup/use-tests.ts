import { useEffect, useEffectEvent, useState } from 'react'
import { runTest, useAssistant, useTests } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'

/** The saved tests; those that ran with another setup run again, one by one. */
export function useTestRuns() {
  const { data: assistant } = useAssistant()
  const { data, error, mutate } = useTests()
  const [running, setRunning] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const tests = data?.data
  const outdated = tests?.filter(({ is_current }) => !is_current).map(({ id }) => id) ?? []

  async function run(ids: readonly string[]) {
    setFailed(undefined)
    try {
      for (const id of ids) {
        setRunning(id)
        await runTest(id)
      }
    } catch (failure) {
      setFailed(errorText(failure))
    } finally {
      setRunning(undefined)
    }
  }
  const runOutdated = useEffectEvent(() => {
    if (outdated.length > 0 && !running && !failed) void run(outdated)
  })
  const isReady = assistant !== undefined && assistant.problem === null
  const waiting = outdated.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change while they run makes them run once more
  useEffect(() => {
    if (isReady) runOutdated()
  }, [isReady, waiting, running])

  return { tests, error, retry: () => mutate(), running, failed, isReady, run }
}
