import type { TurnDetails } from '../../../data/assistant.ts'
import { useText } from '../../../lib/language/text.ts'
import { turnTexts } from './texts.ts'

const KINDS = ['asked', 'said', 'result', 'breach'] as const
type Tool = keyof typeof turnTexts extends infer Key ? (Key extends `tool_${infer Name}` ? Name : never) : never
const isTool = (name: string): name is Tool => Object.hasOwn(turnTexts, `tool_${name}`)

/** What the model said and used on its way to an answer, each to be unfolded. */
export function TurnSteps({ steps }: Pick<TurnDetails, 'steps'>) {
  const t = useText(turnTexts)
  const titleOf = (kind: string, name: string) => {
    if (kind === 'called') return isTool(name) ? t(`tool_${name}`) : t('step_called', { name })
    const known = KINDS.find((one) => one === kind) ?? 'said'
    return t(`step_${known}`)
  }
  return (
    <ol className="assistant-steps">
      {steps.map(({ kind, name, text }, index) => (
        // A turn’s steps never change.
        <li key={index} data-kind={kind}>
          <details>
            <summary>{titleOf(kind, name ?? '')}</summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ol>
  )
}
