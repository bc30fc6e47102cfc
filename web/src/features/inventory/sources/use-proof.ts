import { useRef, useState } from 'react'
import type { FtpConfig } from '#contract/stock/integrations.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import type { Integrations, Proof } from '../use-integrations.ts'

export type Trial = { state: 'trying' } | { state: 'works'; proof: Proof } | { state: 'fails'; words: string }

/** Tests a connection before it is saved. The result is valid until the fields change. */
export function useProof(integrations: Integrations) {
  const [proof, setProof] = useState<Trial>()
  const latest = useRef(0)

  async function prove(config: FtpConfig) {
    const turn = ++latest.current
    const say = (trial: Trial) => turn === latest.current && setProof(trial)
    setProof({ state: 'trying' })
    try {
      say({ state: 'works', proof: await integrations.test(config) })
    } catch (error) {
      say({ state: 'fails', words: errorText(error) })
    }
  }
  function forget() {
    latest.current += 1
    setProof(undefined)
  }
  return { proof, prove, forget }
}
