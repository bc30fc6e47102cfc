import type { TurnDetails } from '../../../data/assistant.ts'
import { useText } from '../../../lib/language/text.ts'
import { turnTexts } from './texts.ts'

const KINDS = ['asked', 'said', 'called', 'result', 'breach'] as const

/** What the model said and used on its way to an answer, each to be unfolded. */
export function TurnSteps({ steps }: Pick<TurnDetails, 'steps'>) {
  const t = useText(turnTexts)
  return (
    <ol className="assistant-steps">
      {steps.map(({ kind, name, text }, index) => {
        const known = KINDS.find((one) => one === kind) ?? 'said'
        return (
          // A turn’s steps never change.
          <li key={index} data-kind={kind}>
            <details>
              <summary>
                {known === 'called' || known === 'result'
                  ? t(`step_${known}`, { name: name ?? '' })
                  : t(`step_${known}`)}
              </summary>
              <pre>{text}</pre>
            </details>
          </li>
        )
      })}
    </ol>
  )
}
