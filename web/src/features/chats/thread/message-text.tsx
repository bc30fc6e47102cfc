import { linkify } from './linkify.ts'

/** A message's text as it was written, with its web addresses to click. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="chat-message-text" dir="auto">
      {linkify(text).map(({ text: piece, href }, index) =>
        href ? (
          // A text's pieces never change places.
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  )
}
