import { Dialog, Portal } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../lib/language/text.ts'
import './keys.css'
import { keyTexts } from './texts.ts'
import { type Choice, usePalette } from './use-palette.ts'

const LIST = 'palette-choices'

/** Finds people, pages and actions by a few letters (Ctrl or Cmd with K). */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(keyTexts)
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const chosen = useRef<Choice>(undefined)
  const { choices, isLooking } = usePalette(text)
  const current = choices[Math.min(at, choices.length - 1)]

  function choose(choice: Choice | undefined) {
    if (!choice) return
    chosen.current = choice
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') choose(current)
    else if (step !== 0 && choices.length > 0)
      setAt((Math.min(at, choices.length - 1) + step + choices.length) % choices.length)
    else return
    event.preventDefault()
  }

  return (
    <Dialog.Root
      open={isOpen}
      placement="top"
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => setOpen(open)}
      // Deferred, because the chosen action may take the focus, which the closing dialog has just restored.
      onExitComplete={() => {
        onClose()
        setTimeout(() => chosen.current?.run())
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content aria-label={t('palette')} maxWidth="lg">
            <div className="palette-search">
              <Search aria-hidden />
              <input
                ref={field}
                role="combobox"
                aria-expanded
                aria-controls={LIST}
                aria-activedescendant={current?.id}
                aria-label={t('palette')}
                placeholder={t('palette_placeholder')}
                maxLength={100}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  setAt(0)
                }}
                onKeyDown={onKeyDown}
              />
            </div>
            <Choices {...{ choices, current }} onChoose={choose} />
            {choices.length === 0 && !isLooking && <p className="palette-nothing">{t('nothing', { text })}</p>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface ChoicesProps {
  choices: Choice[]
  current: Choice | undefined
  onChoose: (choice: Choice) => void
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function Choices({ choices, current, onChoose }: ChoicesProps) {
  const t = useText(keyTexts)
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <div id={LIST} role="listbox" aria-label={t('palette')} className="palette-choices">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group} role="group" aria-label={t(group)}>
          <p className="palette-group" aria-hidden>
            {t(group)}
          </p>
          {choices
            .filter((choice) => choice.group === group)
            .map((choice) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names this one
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={choice.id}
                id={choice.id}
                ref={choice === current ? intoSight : undefined}
                role="option"
                aria-selected={choice === current}
                className="palette-choice"
                onClick={() => onChoose(choice)}
              >
                <span>{choice.label}</span>
                {choice.hint && (group === 'actions' ? <kbd>{choice.hint}</kbd> : <small>{choice.hint}</small>)}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
