import { useState } from 'react'
import { type TryAnswer, type TryMessage, tryAssistant } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'

export interface Line extends TryMessage {
  answer?: TryAnswer
}

/** As many as one try takes. */
export const TRY_MAX = 40

/** A made-up conversation with the assistant. */
export function useTry() {
  const [lines, setLines] = useState<Line[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  async function send(body: string) {
    const asked: Line[] = [...lines, { from: 'customer', body }]
    setLines(asked)
    setFailed(undefined)
    setBusy(true)
    try {
      const answer = await tryAssistant(asked.slice(-TRY_MAX).map(({ from, body: said }) => ({ from, body: said })))
      setLines([...asked, { from: 'assistant', body: answer.reply ?? '', answer }])
    } catch (error) {
      setFailed(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const restart = () => {
    setLines([])
    setFailed(undefined)
  }
  return { lines, isBusy, failed, send, restart }
}
