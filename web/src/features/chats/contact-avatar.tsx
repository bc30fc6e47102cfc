import './marks.css'
import { hueOf } from '../../ui/hue-of.ts'
import { initialsOf } from '../../ui/initials.ts'

/** A contact as an initial on one of six colours: plain CSS, because a list holds many. */
export function ContactAvatar({ name, contactId }: { name: string; contactId: string }) {
  return (
    <span className="chat-avatar" data-hue={hueOf(contactId)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
