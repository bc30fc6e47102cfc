import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { isTyping } from '../../lib/is-typing.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useShortcut } from '../../lib/shortcuts.ts'
import { type Command, useSlot } from '../../lib/slots.ts'
import { keyTexts } from './texts.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))

/** The keys for every page: Ctrl or Cmd with K opens the palette, a question mark the sheet of shortcuts. */
export function Keys() {
  const t = useText(keyTexts)
  const [shown, show] = useState<'palette' | 'sheet' | null>(null)
  const close = () => show(null)
  useShortcut('?', t('shortcuts'), () => show('sheet'))

  const onPalette = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || isTyping(event)) return
    event.preventDefault()
    show('palette')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPalette(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <Suspense>
      {useSlot('commands').map((command) => (
        <CommandKey key={command.id} command={command} />
      ))}
      {shown === 'palette' && <Palette onClose={close} />}
      {shown === 'sheet' && <ShortcutSheet onClose={close} />}
    </Suspense>
  )
}

function CommandKey({ command: { key, title, to } }: { command: Command }) {
  const navigate = useNavigate()
  useShortcut(key ?? null, title[useLanguage()], () => navigate(to))
  return null
}
