import { initialsOf } from '../../ui/initials.ts'

const HUES = 6

/** A contact as an initial on one of six colours: plain CSS, because a list holds many. */
export function ContactAvatar({ name, contactId }: { name: string; contactId: string }) {
  return (
    <span className="chat-avatar" data-hue={hueOf(contactId)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

/** A renamed contact keeps its colour. */
const hueOf = (id: string) => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7) % HUES
