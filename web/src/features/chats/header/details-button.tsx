import { IconButton } from '@chakra-ui/react'
import { Info, PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useHeaderText } from './texts.ts'

/** The contact's details: shown beside the thread, in their tab, or over the thread on request. */
export interface Details {
  isShown: boolean
  /** Null where there is no room beside the thread. */
  isBeside: boolean | null
  /** Shows or hides them; null in their own tab. */
  toggle: (() => void) | null
}

const LOOKS = {
  true: { Icon: PanelRightClose, words: 'hide_details' },
  false: { Icon: PanelRightOpen, words: 'show_details' },
  null: { Icon: Info, words: 'details' },
} as const

/** Folds the panel beside the thread, or opens the drawer where there is no room. */
export function DetailsButton({ details: { isBeside, toggle } }: { details: Details }) {
  const t = useHeaderText()
  const { Icon, words } = LOOKS[`${isBeside}`]
  if (toggle === null) return null
  return (
    <IconButton
      // Where it is narrow the menu has it; folding the panel is only here.
      className={isBeside === null ? 'chat-touch chat-wide-only' : 'chat-touch'}
      variant="ghost"
      color="fg.muted"
      aria-label={t(words)}
      title={t(words)}
      onClick={toggle}
    >
      <Icon />
    </IconButton>
  )
}
