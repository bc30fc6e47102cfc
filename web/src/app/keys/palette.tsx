import { CloseButton, VisuallyHidden } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../lib/language/text.ts'
import { keepForDialog } from '../../lib/type-ahead.ts'
import { Choices, LIST, optionId } from './choices.tsx'
import type { Choice } from './find-choices.ts'
import './keys.css'
import { PaletteFrame } from './palette-frame.tsx'
import { paletteTexts } from './palette-texts.ts'
import { usePalette } from './use-palette.ts'
import { noteUsed } from './used-acts.ts'

/** What follows from what is typed rather than from what one does is not among those used last. */
const isKept = ({ group }: Choice) => group !== 'people' && group !== 'search' && group !== 'hits'

/** Every act, page and person by a few letters (Ctrl or Cmd with K); on a phone it fills the screen. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText(paletteTexts)
  const common = useText()
  const [text, setText] = useState('')
  /** The one that the arrows led to: it stays chosen while others are still found. */
  const [ledTo, leadTo] = useState<string>()
  const [isAwaiting, setAwaiting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const chosen = useRef<Choice>(undefined)
  const { choices, isLooking } = usePalette(text)
  const current = Math.max(
    choices.findIndex(({ id }) => id === ledTo),
    0,
  )

  function choose(choice: Choice | undefined) {
    if (!choice) return
    if (isKept(choice)) noteUsed(choice.id)
    chosen.current = choice
    if (choice.isDialog) keepForDialog()
    onClose()
  }
  // Once it is gone and the focus is back where it was, which what follows may take.
  useEffect(() => () => void setTimeout(() => chosen.current?.run()), [])
  /** Who types a name and Enter at once means the person, who is still being looked for, rather than a search. */
  function enter() {
    if (isLooking && choices[current]?.group === 'search') setAwaiting(true)
    else choose(choices[current])
  }
  const found = useEffectEvent(() => choose(choices[current]))
  useEffect(() => {
    if (isAwaiting && !isLooking) found()
  }, [isAwaiting, isLooking])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') enter()
    else if (step !== 0) leadTo(choices[(current + step + choices.length) % choices.length]?.id)
    else return
    event.preventDefault()
  }

  return (
    <PaletteFrame label={t('palette')} field={field} onClose={onClose}>
      <div className="palette-search">
        <Search aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-expanded
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={optionId(current)}
          aria-label={t('palette')}
          placeholder={t('palette_placeholder')}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            leadTo(undefined)
            setAwaiting(false)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton size="sm" aria-label={common('close')} onClick={onClose} />
      </div>
      <Choices {...{ choices, current }} onChoose={choose} />
      {text !== '' && <VisuallyHidden role="status">{t('found', { count: choices.length })}</VisuallyHidden>}
    </PaletteFrame>
  )
}
