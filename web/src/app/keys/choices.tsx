import { useEffect, useRef } from 'react'
import { HitText } from '../../features/search/index.ts'
import { useText } from '../../lib/language/text.ts'
import type { Choice } from './find-choices.ts'
import { KeyCaps } from './key-caps.tsx'
import { paletteTexts } from './palette-texts.ts'

export const LIST = 'palette-choices'
export const optionId = (index: number) => `palette-choice-${index}`

interface ChoicesProps {
  choices: Choice[]
  /** The index of the one that Enter chooses. */
  current: number
  onChoose: (choice: Choice) => void
}

/** The palette's choices by group; the focus stays in the field, which names the current one. */
export function Choices({ choices, current, onChoose }: ChoicesProps) {
  const t = useText(paletteTexts)
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    // The first one is in sight already.
    if (shown.current !== current)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    shown.current = current
  }, [current])
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <div
      ref={list}
      id={LIST}
      role="listbox"
      aria-label={t('palette')}
      className="palette-choices"
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group} role="group" aria-label={t(group)}>
          <p className="palette-group" aria-hidden>
            {t(group)}
          </p>
          {choices.map(
            (choice, index) =>
              choice.group === group && (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names this one
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                <div
                  key={choice.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === current}
                  className="palette-choice"
                  data-hit={choice.found !== undefined || undefined}
                  onClick={() => onChoose(choice)}
                >
                  {choice.found ? <HitText {...choice.found} /> : <span>{choice.label}</span>}
                  {choice.hint && <small>{choice.hint}</small>}
                  {choice.key && (
                    <span className="palette-keys">
                      <KeyCaps of={choice.key} />
                    </span>
                  )}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
