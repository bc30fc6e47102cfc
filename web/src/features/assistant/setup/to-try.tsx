import { Button } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { tryTexts } from './try-texts.ts'

/** The id of the part of the page where the assistant is tried. */
export const TRY = 'try'

/** Where the page has one column, the conversation is far below: leads to it. */
export function ToTry() {
  const t = useText(tryTexts)
  return (
    <Button
      hideFrom="lg"
      alignSelf="flex-start"
      variant="outline"
      onClick={() => document.getElementById(TRY)?.scrollIntoView()}
    >
      <MessagesSquare aria-hidden /> {t('try')}
    </Button>
  )
}
