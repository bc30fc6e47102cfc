import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useActs } from '../../lib/acts.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useEntries } from '../navigation.ts'
import { PALETTE } from './palette-act.ts'
import { keyTexts } from './texts.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

/** The keys for every page: Ctrl or Cmd with K opens the palette, a question mark the sheet of keys, G leads to a page. */
export function Keys() {
  const t = useText(keyTexts)
  const language = useLanguage()
  const { open } = useEntries()
  const navigate = useNavigate()
  const [shown, show] = useState<'palette' | 'sheet' | null>(null)
  const close = () => show(null)
  useLoadBefore()
  useActs([
    { id: PALETTE, key: 'Mod+k', label: t('palette'), group: 'help', isDialog: true, run: () => show('palette') },
    { id: 'keys', key: '?', label: t('keys'), group: 'help', isDialog: true, run: () => show('sheet') },
    // A page with more than one search says which it means by an act of the same name.
    { id: 'search-list', key: '/', label: t('search_page'), group: 'list', run: () => findSearch()?.focus() },
    ...open.map(({ to, title, key }) => ({
      id: to,
      label: title[language],
      group: 'pages' as const,
      key: key && `g ${key}`,
      run: () => navigate(to),
    })),
  ])
  return (
    <Suspense>
      {shown === 'palette' && <Palette onClose={close} />}
      {shown === 'sheet' && <KeySheet onClose={close} />}
    </Suspense>
  )
}

const findSearch = () =>
  [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find((one) => one.checkVisibility())

/** Loads the palette as soon as Ctrl or Cmd is down. */
function useLoadBefore() {
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') void loadPalette().catch(() => undefined)
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
