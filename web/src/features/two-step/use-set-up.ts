import { useState } from 'react'
import { startTwoStep, turnOnTwoStep } from '../../data/two-step.ts'
import { errorText } from '../../lib/language/error-text.ts'

/** The steps of turning on two-step login: a secret for the app, its first code, the recovery codes. */
export function useSetUp() {
  const [app, setApp] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function begin() {
    setBusy(true)
    setFailure(undefined)
    try {
      setApp(await startTwoStep())
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    app,
    codes,
    isBusy,
    failure,
    begin,
    enter: async (code: string) => setCodes(await turnOnTwoStep(code)),
    end() {
      setApp(undefined)
      setCodes(undefined)
    },
  }
}
export type SetUp = ReturnType<typeof useSetUp>
