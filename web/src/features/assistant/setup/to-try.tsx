import { Box } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { MainAct } from '../../../parts/page-acts.tsx'
import { tryTexts } from './try-texts.ts'

/** The id of the part of the page where the assistant is tried. */
export const TRY = 'try'

/** Where the page has one column, the conversation is far below: leads to it. */
export function ToTry() {
  const t = useText(tryTexts)
  return (
    <Box hideFrom="lg">
      <MainAct icon={MessagesSquare} text={t('try')} onClick={() => document.getElementById(TRY)?.scrollIntoView()} />
    </Box>
  )
}
