import { Button } from '@chakra-ui/react'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { tryTexts } from './try-texts.ts'

/** The id of the part of the page where the assistant is tried. */
export const TRY = 'try'

/** Where the page has one column: leads to the conversation, for as long as that is out of sight. */
export function ToTry() {
  const t = useText(tryTexts)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const place = document.getElementById(TRY)
    if (!place) return
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false))
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  if (!isAway) return null
  return (
    <Button
      hideFrom="lg"
      position="sticky"
      bottom="4"
      zIndex="docked"
      alignSelf="flex-end"
      borderRadius="full"
      boxShadow="lg"
      onClick={() => document.getElementById(TRY)?.scrollIntoView()}
    >
      <MessagesSquare aria-hidden /> {t('try')}
    </Button>
  )
}
