import { Button, HStack } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'

interface OlderNewestProps {
  isFirst: boolean
  /** Where the next page begins; without one this is the last. */
  older: string | null | undefined
  newestLabel: string
  olderLabel: string
  /** Turns to the page that begins there; undefined is the first. */
  onTurn: (cursor: string | undefined) => void
}

/** Turns the pages of a list that begins with the newest; nothing where all of it is on one page. */
export function OlderNewest({ isFirst, older, newestLabel, olderLabel, onTurn }: OlderNewestProps) {
  if (isFirst && !older) return null
  return (
    <HStack justify="space-between">
      <Button variant="outline" disabled={isFirst} onClick={() => onTurn(undefined)}>
        {newestLabel}
      </Button>
      <Button variant="outline" disabled={!older} onClick={() => older && onTurn(older)}>
        {olderLabel} <ChevronRight />
      </Button>
    </HStack>
  )
}
