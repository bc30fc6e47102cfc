import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { usePersonText } from './texts.ts'

/** A note's text, with links to this workspace's messages to click. */
export function NoteText({ text }: { text: string }) {
  const t = usePersonText()
  return (
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text.split(/(https?:\/\/\S+)/).map((piece, index) => {
        const to = messageIn(piece)
        if (!to) return piece
        return (
          // A text's pieces never change places.
          <Link key={index} to={to} className="person-note-link">
            {t('show_message')}
          </Link>
        )
      })}
    </Text>
  )
}

/** The path of a message of this workspace; undefined for other addresses. */
function messageIn(address: string): string | undefined {
  const url = URL.parse(address)
  const isOurs = url?.origin === location.origin && url.pathname.startsWith('/chats/')
  return isOurs ? url.pathname + url.search : undefined
}
